"""What there is to choose from, and who asks: games, bots, the server itself, a person."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from arenarium.core.game import Json


class Me(TypedDict):
    id: str
    name: str
    lang: str
    webhook: bool
    recovery: NotRequired[str]  # shown once


class Mode(TypedDict):
    name: str
    seats: list[int]
    teams: bool


class Setting(TypedDict):
    name: str
    default: object
    choices: list[object]
    modes: list[str]
    per_seat: bool


class GameInfo(TypedDict):
    name: str
    rules: int
    stage: str
    abbreviation: str
    colours: list[str]
    modes: list[Mode]
    settings: list[Setting]
    stand_ins: dict[str, str]  # levels that play this game as another one does, for nothing was learned of it
    first: Json  # the options of a match for somebody who has never played it


class BotInfo(TypedDict):
    name: str
    level: int | None


class ServerInfo(TypedDict):
    version: str
    protocol: int
    key: str  # the public key (Ed25519, hexadecimal) of the seal on exported matches


class Games(TypedDict):
    games: list[GameInfo]
    bots: list[BotInfo]
    usual: str  # the bot that sits down where none is named
    packs: list[str]
    languages: list[str]
