import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { plainSha256, seedMatches } from '../src/table/seed.ts';

it('computes SHA-256 like everybody else, at every padding', () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 200]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) % 251);
    expect(Buffer.from(plainSha256(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'));
  }
});

it('accepts a seed that fits its commitment and no other', async () => {
  const seed = '00ff10aa';
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(await seedMatches(seed, commitment)).toBe(true);
  expect(await seedMatches('00ff10ab', commitment)).toBe(false);
});
