"""What is asked over HTTP and the socket.

`wire`, `messages` and `redaction` are the words that tables speak too: they know no room.
"""
