/** Drawings of the game-icons set that the loaded games use, by name. Each game registers its own when its chunk loads. */
const bodies: Record<string, string> = {};

export function register(set: Readonly<Record<string, string>>): void {
  Object.assign(bodies, set);
}

/** A disc where a picture is not known: a thing is then still there to be seen. */
export const body = (name: string): string => bodies[name] ?? '<circle cx="256" cy="256" r="150" fill="currentColor"/>';
