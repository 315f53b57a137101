"""Reading and writing files with distrust: sizes, odd files, complaints that name a line.

Knows nothing of what the files hold. Begin with `small_files.py`.
"""
