"""What happened, told: the log, moments, digests, people and numbers in words.

Begin with `log_text.py`.
"""
