const TRACK = new Set(['take', 'learn']);

/** An option as clicks: what lies on the table in the order of the text, the verb last. A slot of the track is told apart from a field. */
export function steps(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  return [...rest.map((word) => (TRACK.has(verb) ? `track:${word}` : word)), verb];
}
