"""What a server vouches for: whatever of a finished match follows from nothing else, signed with its key (Ed25519)."""

from __future__ import annotations

from typing import Final

from arenarium.core import codec
from arenarium.core.game import Json

SEAL: Final = "seal"
BESIDE: Final = (SEAL, "archive")  # what is in a file and not signed
KEY: Final = "signing"  # the secret's name in the store

# The library is loaded when it is needed: most commands never do.


def new_key() -> str:
    """A fresh secret key, in hexadecimal."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key(secret: str) -> str:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret)).public_key().public_bytes_raw().hex()


def signed(match: Json, secret: str) -> Json:
    """The file of a match with the server's word for it."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
    seal = {"key": key.public_key().public_bytes_raw().hex(), "signature": key.sign(words(match)).hex()}
    return {**match, SEAL: seal}


def words(match: Json) -> bytes:
    """What is signed: the whole file but for the seal itself."""
    return codec.canonical({k: v for k, v in match.items() if k not in BESIDE})


def signer(match: Json) -> str | None:
    """The key that signed a file as it is; None where it bears no seal. Raises ValueError if the seal is broken."""
    seal = match.get(SEAL)
    if seal is None:
        return None
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key, signature = str(seal["key"]), bytes.fromhex(seal["signature"])
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(signature, words(match))
    except (InvalidSignature, KeyError, TypeError, ValueError, RecursionError):
        raise ValueError("the seal does not fit the file") from None
    return key
