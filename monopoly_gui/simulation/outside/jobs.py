"""On Windows, a job gives a process and its descendants a memory limit and a common end."""

import ctypes
import subprocess
import sys
from typing import Any

#: a process and its possible children
PROCESSES = 4
EXTENDED_LIMITS = 9
ACTIVE_PROCESS, JOB_MEMORY, KILL_ON_CLOSE = 0x8, 0x200, 0x2000


class _Basic(ctypes.Structure):
    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    )


class _Extended(ctypes.Structure):
    _fields_ = (
        ("Basic", _Basic),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


class WindowsJob:
    """The job of one process; on other systems it does nothing."""

    def __init__(self, process: subprocess.Popen[bytes], memory: int) -> None:
        self._handle: Any = None
        if sys.platform == "win32":
            kernel = self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            kernel.CreateJobObjectW.restype = ctypes.c_void_p
            handle = ctypes.c_void_p(kernel.CreateJobObjectW(None, None))
            limits = _Extended()
            limits.Basic.LimitFlags = ACTIVE_PROCESS | JOB_MEMORY | KILL_ON_CLOSE
            limits.Basic.ActiveProcessLimit = PROCESSES
            limits.JobMemoryLimit = memory
            size = ctypes.sizeof(limits)
            kernel.SetInformationJobObject(handle, EXTENDED_LIMITS, ctypes.byref(limits), size)
            kernel.AssignProcessToJobObject(handle, ctypes.c_void_p(int(process._handle)))
            self._handle = handle

    def close(self) -> None:
        """End all processes of the job."""
        if sys.platform == "win32" and self._handle is not None:
            self._kernel.CloseHandle(self._handle)
            self._handle = None
