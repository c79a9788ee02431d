import { fadeEnd, getFrequency, sampleRate, toSamples } from '../sound.ts';

/** Two operators: the modulation depth falls to 1/e in `indexDecay` seconds. */
export type FmVoice = {
  kind: 'fm';
  ratio: number;
  index: number;
  indexDecay: number;
  decay: number;
  tine: number;
  tremolo: number;
  release: number;
};

/** The note is held for `seconds` and then damped. Mono, roughly −1 to 1. */
export function playFm(voice: FmVoice, midi: number, seconds: number): Float32Array {
  const samples = new Float32Array(toSamples(seconds + voice.release));
  const carrier = (2 * Math.PI * getFrequency(midi)) / sampleRate;
  const softer = Math.min(1, 2 ** ((66 - midi) / 24));
  const fall = Math.exp(-1 / (voice.decay * sampleRate));
  const indexFall = Math.exp(-1 / (voice.indexDecay * sampleRate));
  const tineFall = Math.exp(-1 / (0.12 * sampleRate));
  let [level, index, tine] = [0.8, voice.index * softer, voice.tine * softer];
  for (let at = 0; at < samples.length; at += 1) {
    const phase = carrier * at;
    const tremolo =
      1 - voice.tremolo * (0.5 + 0.5 * Math.sin((2 * Math.PI * 4.6 * at) / sampleRate));
    const body = Math.sin(phase + index * Math.sin(phase * voice.ratio));
    samples[at] = Math.min(1, at / 120) * tremolo * (level * body + tine * Math.sin(phase * 7.03));
    level *= fall;
    index *= indexFall;
    tine *= tineFall;
  }
  return fadeEnd(samples, voice.release);
}
