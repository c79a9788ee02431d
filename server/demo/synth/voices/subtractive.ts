import { fadeEnd, getFrequency, sampleRate, toSamples } from '../sound.ts';

/** Detuning is in cents. */
export type Oscillator = {
  shape: 'saw' | 'square' | 'triangle' | 'sine';
  detune: number;
  level: number;
  octave?: number;
};

/** Times are in seconds. `cutoff.peak` and `cutoff.base` are multiples of the note's frequency. */
export type SubtractiveVoice = {
  kind: 'subtractive';
  oscillators: readonly Oscillator[];
  cutoff: { base: number; peak: number; decay: number; resonance: number };
  envelope: { attack: number; decay: number; sustain: number; release: number };
  vibrato?: { rate: number; cents: number; delay: number };
  /** Saturation, 0 (clean) upwards. */
  drive?: number;
  /** Noise, 0 to 1. */
  breath?: number;
};

/** PolyBLEP avoids aliasing. */
function smoothJump(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

function wave(shape: Oscillator['shape'], phase: number, step: number): number {
  switch (shape) {
    case 'sine':
      return Math.sin(2 * Math.PI * phase);
    case 'triangle':
      return 1 - 4 * Math.abs(phase - 0.5);
    case 'saw':
      return 2 * phase - 1 - smoothJump(phase, step);
    case 'square': {
      const half = phase < 0.5 ? phase + 0.5 : phase - 0.5;
      return (phase < 0.5 ? 1 : -1) + smoothJump(phase, step) - smoothJump(half, step);
    }
  }
}

function addOscillator(
  target: Float32Array,
  voice: SubtractiveVoice,
  osc: Oscillator,
  midi: number,
) {
  const base = getFrequency(midi + (osc.octave ?? 0) * 12 + osc.detune / 100) / sampleRate;
  const vibrato = voice.vibrato;
  let phase = (Math.abs(osc.detune) * 0.137) % 1;
  let step = base;
  for (let index = 0; index < target.length; index += 1) {
    if (vibrato && index % 32 === 0) {
      const seconds = index / sampleRate;
      const depth = Math.min(1, Math.max(0, (seconds - vibrato.delay) * 4)) * vibrato.cents;
      step = base * (1 + depth * 0.000578 * Math.sin(2 * Math.PI * vibrato.rate * seconds));
    }
    target[index] = (target[index] ?? 0) + osc.level * wave(osc.shape, phase, step);
    phase += step;
    if (phase >= 1) phase -= 1;
  }
}

function addBreath(target: Float32Array, level: number) {
  let state = 22_222;
  for (let index = 0; index < target.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    target[index] = (target[index] ?? 0) + (state / 2_147_483_648) * level;
  }
}

function saturate(target: Float32Array, drive: number) {
  const factor = 1 + drive;
  for (let index = 0; index < target.length; index += 1) {
    target[index] = Math.tanh((target[index] ?? 0) * factor);
  }
}

/** A trapezoidal state-variable low-pass updates its coefficients every 32 samples. */
function filter(target: Float32Array, voice: SubtractiveVoice, midi: number) {
  const { base, peak, decay, resonance } = voice.cutoff;
  const pitch = getFrequency(midi);
  const damping = 2 - 1.8 * resonance;
  let low = 0;
  let band = 0;
  let [a1, a2, a3] = [0, 0, 0];
  for (let index = 0; index < target.length; index += 1) {
    if (index % 32 === 0) {
      const multiple = base + (peak - base) * Math.exp(-index / sampleRate / decay);
      const g = Math.tan(Math.PI * Math.min(0.4, (pitch * multiple) / sampleRate));
      a1 = 1 / (1 + g * (g + damping));
      a2 = g * a1;
      a3 = g * a2;
    }
    const v3 = (target[index] ?? 0) - low;
    const v1 = a1 * band + a2 * v3;
    const v2 = low + a2 * band + a3 * v3;
    band = 2 * v1 - band;
    low = 2 * v2 - low;
    target[index] = v2;
  }
}

function applyEnvelope(target: Float32Array, envelope: SubtractiveVoice['envelope'], held: number) {
  const attack = Math.max(1, toSamples(envelope.attack));
  for (let index = 0; index < target.length; index += 1) {
    const fall = Math.exp(-Math.max(0, index - attack) / sampleRate / envelope.decay);
    const body = envelope.sustain + (1 - envelope.sustain) * fall;
    const rise = Math.min(1, index / attack);
    const released =
      index > held ? Math.exp((-(index - held) / toSamples(envelope.release)) * 4) : 1;
    target[index] = (target[index] ?? 0) * rise * body * released;
  }
}

/** The note is held for `seconds` and then released. Mono, roughly −1 to 1. */
export function playSubtractive(
  voice: SubtractiveVoice,
  midi: number,
  seconds: number,
): Float32Array {
  const held = toSamples(seconds);
  const samples = new Float32Array(held + toSamples(voice.envelope.release));
  for (const oscillator of voice.oscillators) addOscillator(samples, voice, oscillator, midi);
  if (voice.breath) addBreath(samples, voice.breath);
  if (voice.drive) saturate(samples, voice.drive);
  filter(samples, voice, midi);
  applyEnvelope(samples, voice.envelope, held);
  return fadeEnd(samples, 0.01);
}
