import { createRandom } from '../random.ts';
import { fadeEnd, getFrequency, sampleRate, toSamples } from '../sound.ts';

/**
 * Source: Karplus and Strong 1983, with the pick position of Jaffe and Smith. `decay` is seconds
 * to −60 dB, `bright` 0 to 1, `pick` a position along the string (0 to 1), `release` seconds
 * until a damped string is still.
 */
export type PluckVoice = {
  kind: 'pluck';
  decay: number;
  bright: number;
  pick: number;
  release: number;
  /** Saturation: 0 for an acoustic string, some units for an amplifier. */
  drive?: number;
};

function excitation(period: number, voice: PluckVoice, midi: number): Float32Array {
  const random = createRandom(`pluck ${midi}`);
  const noise = new Float32Array(period);
  let smooth = 0;
  for (let index = 0; index < period; index += 1) {
    smooth += (0.15 + 0.85 * voice.bright) * (random.between(-1, 1) - smooth);
    noise[index] = smooth;
  }
  const offset = Math.max(1, Math.round(period * voice.pick));
  return noise.map((value, index) => value - (noise[(index + period - offset) % period] ?? 0));
}

/** The note is held for `seconds` and then damped. Mono, roughly −1 to 1. */
export function playPluck(voice: PluckVoice, midi: number, seconds: number): Float32Array {
  const length = toSamples(Math.min(seconds, voice.decay)) + toSamples(voice.release);
  const frequency = getFrequency(midi);
  const exact = sampleRate / frequency - 0.5;
  const period = Math.floor(exact);
  // An all-pass tunes the remaining fraction of a sample.
  const fraction = Math.max(0.1, exact - period);
  const tuning = (1 - fraction) / (1 + fraction);
  const loss = 0.001 ** (1 / (frequency * voice.decay));
  const string = excitation(period, voice, midi);
  const samples = new Float32Array(length);
  let at = 0;
  let before = 0;
  let input = 0;
  let tuned = 0;
  for (let index = 0; index < length; index += 1) {
    const value = string[at] ?? 0;
    samples[index] = value;
    const averaged = 0.5 * (value + before) * loss;
    before = value;
    tuned = tuning * (averaged - tuned) + input;
    input = averaged;
    string[at] = tuned;
    at = at + 1 === period ? 0 : at + 1;
  }
  if (voice.drive) {
    const factor = 1 + voice.drive;
    for (let index = 0; index < length; index += 1) {
      samples[index] = Math.tanh((samples[index] ?? 0) * factor) * 0.8;
    }
  }
  return fadeEnd(samples, voice.release);
}
