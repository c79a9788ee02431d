import { fadeEnd, getFrequency, sampleRate, toSamples } from '../sound.ts';

/** `decay` is the seconds to 1/e. */
export type Partial = { ratio: number; level: number; decay: number };

/**
 * Decaying sines: piano, marimba, bell. `stretch` sharpens higher partials as stiff strings do;
 * `damping` is how often the decay is halved per octave above C4.
 */
export type ModalVoice = {
  kind: 'modal';
  partials: readonly Partial[];
  stretch: number;
  damping: number;
  attack: number;
  release: number;
};

function addPartial(target: Float32Array, frequency: number, level: number, decay: number) {
  // A sine by recursion, with the decay in its second multiplication.
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const fall = Math.exp(-1 / (decay * sampleRate));
  const turn = 2 * Math.cos(angle) * fall;
  const keep = fall * fall;
  let older = -Math.sin(angle) / fall;
  let newer = 0;
  for (let index = 0; index < target.length; index += 1) {
    target[index] = (target[index] ?? 0) + level * newer;
    const next = turn * newer - keep * older;
    older = newer;
    newer = next;
  }
}

/** The note is held for `seconds` and then damped. Mono, roughly −1 to 1. */
export function playModal(voice: ModalVoice, midi: number, seconds: number): Float32Array {
  const samples = new Float32Array(toSamples(seconds + voice.release));
  const frequency = getFrequency(midi);
  const faster = 2 ** (((midi - 60) / 12) * voice.damping);
  for (const { ratio, level, decay } of voice.partials) {
    const pitch = frequency * ratio * Math.sqrt(1 + voice.stretch * ratio * ratio);
    if (pitch < 14_000) addPartial(samples, pitch, level, decay / faster);
  }
  const attack = Math.max(1, toSamples(voice.attack));
  for (let index = 0; index < Math.min(attack, samples.length); index += 1) {
    samples[index] = (samples[index] ?? 0) * (index / attack);
  }
  return fadeEnd(samples, voice.release);
}
