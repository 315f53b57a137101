"""Reading and writing files with distrust, whatever they hold: see `small_files.py`."""
