import { api } from '../core/api.ts';
import type { Json } from '../core/wire.ts';

export interface SeedCheck {
  seed: string;
  commitment: string;
  /** The seed shown at the end is the one promised at the start. */
  matches: boolean;
}

const hexBytes = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

/** Whether SHA-256 of the seed is the commitment: computed here, not taken from the server's word. */
export async function seedMatches(seed: string, commitment: string): Promise<boolean> {
  const digest = new Uint8Array(await sha256(hexBytes(seed)));
  return Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join('') === commitment.toLowerCase();
}

export async function checkSeed(id: string, token: string | null = null): Promise<SeedCheck> {
  const info = (await api.table(id, token)) as Json;
  const seed = String(info['seed'] ?? '');
  const commitment = String(info['commitment'] ?? '');
  return { seed, commitment, matches: seed !== '' && (await seedMatches(seed, commitment)) };
}

/** On a LAN without TLS browsers hide their own SHA-256; then this one serves. */
async function sha256(data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  if (globalThis.crypto?.subtle) return crypto.subtle.digest('SHA-256', data);
  return plainSha256(data).buffer;
}

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;

export function plainSha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const k = primes(64).map((p) => fraction(Math.cbrt(p)));
  const h = primes(8).map((p) => fraction(Math.sqrt(p)));
  const length = (((data.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(length - 4, data.length * 8);
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < length; block += 64) {
    const w: number[] = [];
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = words.getUint32(block + 4 * i);
      else {
        const a = w[i - 15]!;
        const b = w[i - 2]!;
        w[i] = (w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
      }
    }
    let [a, b, c, d, e, f, g, last] = h as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const x = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      last = g;
      g = f;
      f = e;
      e = (d + x) | 0;
      d = c;
      c = b;
      b = a;
      a = (x + y) | 0;
    }
    [a, b, c, d, e, f, g, last].forEach((v, i) => (h[i] = (h[i]! + v) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((v, i) => out.setUint32(4 * i, v >>> 0));
  return new Uint8Array(out.buffer);
}
