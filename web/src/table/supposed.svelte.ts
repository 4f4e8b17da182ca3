/** An own answer under way to the server. */
export interface Move {
  seat: number;
  /** The question it answers. */
  q: number | undefined;
  option: string;
  /** It was no decision: there was no other answer, or nobody was asked. */
  only: boolean;
  /** The page gave it by itself: what comes of it is news to the player. */
  unasked?: boolean;
}

const SLOW = 1000;
const NO_ANSWER = 5000;

/** My move that is not acknowledged yet: it stays where I put it until it is told, or refused. */
export class Supposed {
  move = $state.raw<Move | null>(null);
  /** How long it takes already: a word is due, or the server does not answer. */
  wait = $state<'' | 'slow' | 'silent'>('');
  readonly #ask: () => void;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `ask`: find out whether the server is still there; a new connection sends again what was not acknowledged. */
  constructor(ask: () => void) {
    this.#ask = ask;
  }

  send(move: Move): void {
    this.settle();
    this.move = move;
    this.#timers = [
      setTimeout(() => (this.wait = 'slow'), SLOW),
      setTimeout(() => {
        this.wait = 'silent';
        this.#ask();
      }, NO_ANSWER),
    ];
  }

  /** A question of that seat has come; true where it means that the move was told. */
  answered(seat: number, q: number | undefined): boolean {
    if (!this.move || this.move.seat !== seat || this.move.q === q) return false;
    this.settle();
    return true;
  }

  /** It is told or refused, or nobody waits any more. */
  settle(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.move = null;
    this.wait = '';
  }
}
