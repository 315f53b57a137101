"""The questions of the table, one file each; ``registry`` selects the open one."""
