"""The modules left out of the frozen program, and the reasons."""

from fnmatch import fnmatch

#: modules that something names but the game never runs
MODULES = [
    # of pygame: arrays (they would bring numpy), cameras, MIDI, old interfaces
    "numpy",
    "OpenGL",
    "cv2",
    "vidcap",
    "pygame._camera",
    "pygame._camera_opencv",
    "pygame._camera_vidcapture",
    "pygame._sdl2.audio",
    "pygame._sdl2.controller_old",
    "pygame._sdl2.mixer",
    "pygame._sdl2.touch",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.fastevent",
    "pygame.ftfont",
    "pygame.gfxdraw",
    "pygame.midi",
    "pygame.newbuffer",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
    # of pydantic: its first version, and what checkers and other libraries plug into
    "pydantic.mypy",
    "pydantic.v1",
    "dotenv",
    "email_validator",
    "hypothesis",
    "mypy",
    # of fontpkg: fonts for other libraries
    "PIL",
    "fontpkg.__main__",
    "fontpkg.mpl",
    "fontpkg.pil",
    "matplotlib",
    # of Python: encryption (hashlib and random have their own code), networks, tools, tests
    "_hashlib",
    "_ssl",
    "_bz2",
    "_curses",
    "_dbm",
    "_gdbm",
    "_lzma",
    "_sqlite3",
    "_tkinter",
    "_uuid",
    "asyncio",
    "bz2",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "http.server",
    "idlelib",
    "lib2to3",
    "lzma",
    "pdb",
    "pip",
    "pkg_resources",
    "pydoc",
    "readline",
    "setuptools",
    "sqlite3",
    "ssl",
    "test",
    "tkinter",
    "turtle",
    "unittest",
    "xmlrpc",
]

#: what the library for screen readers needs of these, where it is packed
FOR_THE_VOICE = ("asyncio",)

#: files that come along with a module that is needed (shell patterns of their place)
FILES = [
    # pygame's own font and icon: the game brings its own
    "pygame/freesansbold.ttf",
    "pygame/pygame_icon*",
    "pygame/pygame.ico",
    # type stubs, and bytecode of folders that are copied as data
    "*.pyi",
    "*.pyc",
    # what has to fit the system's own drivers and servers, so the system's must be used
    "libX*.so*",
    "libbsd.so*",
    "libgcc_s.so*",
    "libmd.so*",
    "libstdc++.so*",
    "libxcb*.so*",
    # of Windows itself; where the program is built under Wine, a stand-in lies there
    "bcryptprimitives.dll",
]


def modules(voice: bool) -> list[str]:
    """The modules that are not packed, with the library for screen readers or without."""
    return [name for name in MODULES if not (voice and name in FOR_THE_VOICE)]


def left_out(place: str) -> bool:
    """Whether a file is not packed, by the place where it would lie."""
    return any(fnmatch(place.replace("\\", "/"), pattern) for pattern in FILES)
