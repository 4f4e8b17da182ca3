/** Short sounds, made here, off until asked for: none longer than 400 ms, none the only sign of anything. */
import { settings } from './settings.svelte.ts';

export type Sound = 'place' | 'turn' | 'bell' | 'crack';

const SHAPE: Record<Sound, { from: number; to: number; seconds: number; type: OscillatorType; loud: number }> = {
  place: { from: 150, to: 60, seconds: 0.12, type: 'triangle', loud: 0.35 },
  turn: { from: 900, to: 700, seconds: 0.04, type: 'square', loud: 0.06 },
  bell: { from: 392, to: 388, seconds: 0.4, type: 'sine', loud: 0.22 },
  crack: { from: 320, to: 40, seconds: 0.16, type: 'sawtooth', loud: 0.18 },
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { from, to, seconds, type, loud } = SHAPE[sound];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
