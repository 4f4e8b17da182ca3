/** Something this device remembers between visits. */
export function remembered(what: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(`arenarium-${what}`, value);
    return localStorage.getItem(`arenarium-${what}`);
  } catch {
    return null;
  }
}
