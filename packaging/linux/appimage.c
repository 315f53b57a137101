/* The start of an AppImage (type 2): it unpacks the squashfs image that lies behind it into a
   temporary folder, and becomes the program in there. A second process removes the folder as soon
   as the program has ended, however it ended. Nothing is mounted, so that it needs no FUSE. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

enum { FAILED = 127, CHUNK = 1 << 20 };

/* The image is packed with zstd: what unpacks the rest is asked for by squashfuse, and left out. */
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }
int uncompress(void) { return -1; }

/* Where the image begins: behind the last table of this program. */
static off_t image_offset(int self) {
  Elf64_Ehdr head;
  if (pread(self, &head, sizeof head, 0) != sizeof head) return -1;
  return head.e_shoff + (off_t)head.e_shentsize * head.e_shnum;
}

static int write_all(int file, const char *data, size_t size) {
  while (size) {
    ssize_t done = write(file, data, size);
    if (done < 0) return -1;
    data += done, size -= done;
  }
  return 0;
}

static int unpack_file(sqfs *image, sqfs_inode *inode, const char *path) {
  static char data[CHUNK];
  int failed = 0, file = open(path, O_CREAT | O_EXCL | O_WRONLY, inode->base.mode & 0777);
  if (file < 0) return -1;
  for (off_t place = 0, size; !failed && place < (off_t)inode->xtra.reg.file_size; place += size) {
    size = sizeof data;
    failed = sqfs_read_range(image, inode, place, &size, data) || write_all(file, data, size);
  }
  return close(file) || failed ? -1 : 0;
}

static int unpack_link(sqfs *image, sqfs_inode *inode, const char *path) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  return sqfs_readlink(image, inode, target, &size) || symlink(target, path) ? -1 : 0;
}

static int unpack_entry(sqfs *image, sqfs_traverse *at, const char *path) {
  sqfs_inode inode;
  if (sqfs_inode_get(image, &inode, sqfs_dentry_inode(&at->entry))) return -1;
  if (S_ISDIR(inode.base.mode)) return mkdir(path, 0755) && errno != EEXIST ? -1 : 0;
  if (S_ISLNK(inode.base.mode)) return unpack_link(image, &inode, path);
  return unpack_file(image, &inode, path);
}

/* Unpack what the pattern fits (all without one); folders come along. */
static int unpack(int self, off_t offset, const char *folder, const char *pattern) {
  sqfs image;
  sqfs_traverse at;
  sqfs_err error;
  char path[PATH_MAX];
  if (sqfs_init(&image, self, offset)) return -1;
  if (sqfs_traverse_open(&at, &image, sqfs_inode_root(&image))) return -1;
  while (sqfs_traverse_next(&at, &error)) {
    if (at.dir_end) continue;
    if (pattern && !sqfs_dentry_is_dir(&at.entry) && fnmatch(pattern, at.path, 0)) continue;
    snprintf(path, sizeof path, "%s/%s", folder, at.path);
    if (unpack_entry(&image, &at, path)) return -1;
  }
  return error ? -1 : 0;
}

static int remove_entry(const char *path, const struct stat *st, int type, struct FTW *at) {
  (void)st, (void)type, (void)at;
  return remove(path);
}

/* Remove the folder when no program holds its lock any longer. */
static void remove_when_left(const char *folder) {
  setsid();
  closefrom(0); /* who reads what the program writes is not kept waiting */
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  int lock = open(folder, O_RDONLY | O_DIRECTORY);
  if (flock(lock, LOCK_EX) == 0) nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  _exit(0);
}

static int fail(const char *what, const char *where) {
  fprintf(stderr, "%s %s: %s\n", what, where, strerror(errno));
  return FAILED;
}

static int run(int self, off_t offset, const char *file, char **words) {
  char folder[PATH_MAX], program[PATH_MAX + 8];
  const char *temporary = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/monopoly-gui-image-XXXXXX", temporary ? temporary : "/tmp");
  if (!mkdtemp(folder)) return fail("The game cannot unpack itself into", folder);
  int lock = open(folder, O_RDONLY | O_DIRECTORY); /* the program keeps it open, and so locked */
  if (flock(lock, LOCK_EX)) return fail("The game cannot lock", folder);
  pid_t other = fork();
  if (other == 0) remove_when_left(folder);
  if (other < 0) return fail("The game cannot watch over", folder);
  if (unpack(self, offset, folder, NULL)) return fail("The game cannot unpack itself into", folder);
  setenv("APPIMAGE", file, 1);
  setenv("APPDIR", folder, 1);
  snprintf(program, sizeof program, "%s/AppRun", folder);
  words[0] = program; /* by which it finds itself where there is no /proc */
  execv(program, words);
  return fail("The game cannot start; name a folder that lets programs run in TMPDIR, not", folder);
}

int main(int count, char **words) {
  char file[PATH_MAX];
  const char *called = (const char *)getauxval(AT_EXECFN);
  const char *word = count > 1 ? words[1] : "";
  if (!realpath(called, file)) return fail("The game cannot find", called);
  int self = open(file, O_RDONLY | O_CLOEXEC);
  off_t offset = self < 0 ? -1 : image_offset(self);
  if (offset < 0) return fail("The game cannot read", file);
  if (!strcmp(word, "--appimage-offset")) return printf("%lld\n", (long long)offset) < 0;
  if (!strcmp(word, "--appimage-extract")) {
    if (mkdir("squashfs-root", 0755)) return fail("The game cannot unpack itself into", "squashfs-root");
    if (!unpack(self, offset, "squashfs-root", count > 2 ? words[2] : NULL)) return 0;
    return fail("The game cannot unpack itself into", "squashfs-root");
  }
  if (!strcmp(word, "--appimage-extract-and-run")) {
    words[1] = words[0]; /* which it does in any case */
    words++;
  }
  return run(self, offset, file, words);
}
