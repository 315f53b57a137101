"""Events in words: the log, moments, digests, people and numbers.

Begin with `log_text.py`.
"""
