"""Databases as servers left them: one of every shape that was ever in use, and what is needed to open it again."""
