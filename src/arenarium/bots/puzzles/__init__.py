"""Moments of bots' games with one best answer, each with its proof: found, proven, kept, looked up."""
