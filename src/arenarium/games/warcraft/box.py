"""What is in the box for one scenario and number of players: tables that every state shares."""

from __future__ import annotations


class Box:
    """Facts by area, slot (a place at the table), race, type and card. Filled by `loading`, then only read."""

    def __init__(self, scenario: str, seats: int, size: int) -> None:
        self.scenario = scenario
        self.seats = seats
        self.neutral = -1  # the race of neutral units, which belong to owner `seats`
        self.owners = seats
        # --- areas; sets of areas are bit masks
        self.size = size
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.labels: list[str] = []
        self.xy: list[tuple[int, int]] = []
        self.vp: list[int] = [0] * size
        self.nbr: list[list[int]] = []
        self.air: list[int] = [0] * size  # where a flyer may go
        self.ground: list[int] = [0] * size  # melee and ranged: no mountains, no walls
        self.foot: list[int] = [0] * size  # workers: no mountains
        self.air_two: list[int] = [0] * size  # within two steps where no enemy stands
        self.foot_two: list[int] = [0] * size
        self.flank: list[int] = [0] * size  # from where melee and ranged units flank
        self.distance: list[list[int]] = []  # by flight
        self.mountains = 0
        self.forests = 0
        self.mines = 0
        self.scored: list[int] = []  # areas with victory points
        self.harvest: list[int] = []  # goldmines, then forests
        self.walls: list[tuple[int, int]] = []
        self.holes: list[tuple[int, int]] = []
        # --- slots
        self.slot_race: list[int] = []  # -1: any race
        self.slot_town: list[int] = []  # -1: none
        self.slot_team: list[int] = []
        self.slot_gold: list[int] = []
        self.slot_wood: list[int] = []
        self.slot_top: list[bool] = []  # all unit types begin at their top level
        self.slot_pieces: list[list[int]] = []  # packed counts by area
        self.slot_outposts: list[int] = []
        self.slot_skips: list[int] = []  # mask of steps
        self.slot_respawns: list[bool] = []
        self.slot_necromancers: list[bool] = []
        self.slot_removed: list[list[int]] = []  # copies by card
        self.neutral_level = 0
        self.neutral_pieces: list[int] = []
        # --- races and cards
        self.strength: list[int] = [0] * 96  # (race * 3 + type) * 8 + level
        self.ability: list[int] = [0] * 96
        self.needs: list[int] = [0] * 96  # buildings to leave the level, four bits for each type
        self.top: list[int] = [0] * 12  # race * 3 + type
        self.copies: list[list[int]] = []  # race, card
        self.train_gold: list[int] = [0] * 16  # race * 4 + type: the price is printed on each race's building
        self.train_wood: list[int] = [0] * 16
        self.building_gold = 2
        self.building_wood = 2
        self.outpost_gold = 2
        self.outpost_wood = 2
        self.upgrade_gold = 2
        self.upgrade_wood = 2
        self.pieces: list[int] = [0] * 4
        self.outposts = 0
        self.buildings: list[int] = [0] * 4  # that can be constructed
        self.printed = 0  # packed
        self.faces: list[int] = []  # of the resource die, each with its weight
        self.weights: list[int] = []
        # --- scenario rules
        self.first_race = -1  # -1: random
        self.never_depletes = 0
        self.start_depleted = 0
        self.token: list[int] = [0] * size
        self.tokens = 0
        self.captive: list[int] = [-1, -1, -1, -1]  # area by race
        self.no_resources = False
        self.target = 0
        self.hold_area = -1
        self.hold_race = -1  # -1: anybody
        self.hold_enemies = -1  # most enemy units beside it; -1: any number
        self.dead_race = -1  # whose side wins when all Necromancers are dead
        self.gone_race = -1  # whose side wins when the tokens in `gone_tokens` are gone
        self.gone_tokens = 0
        self.rescue = False
        self.spell_race = -1
        self.limit_race = -1
        self.limit_areas = False
