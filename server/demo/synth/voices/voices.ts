import { playDrum, type DrumName } from './drums.ts';
import { playFm, type FmVoice } from './fm.ts';
import { playModal, type ModalVoice, type Partial } from './modal.ts';
import { playPluck, type PluckVoice } from './pluck.ts';
import { playSubtractive, type SubtractiveVoice } from './subtractive.ts';
import { scaleToPeak } from '../sound.ts';

type Voice = SubtractiveVoice | PluckVoice | ModalVoice | FmVoice;

const pianoPartials: readonly Partial[] = Array.from({ length: 12 }, (_, index) => ({
  ratio: index + 1,
  level: 0.6 / (index + 1) ** 1.25,
  decay: 1.5 / (1 + index * 0.55),
}));

const saws = (...detunes: readonly number[]) =>
  detunes.map((detune) => ({ shape: 'saw', detune, level: 1 / detunes.length }) as const);

const voices = {
  piano: {
    kind: 'modal',
    partials: pianoPartials,
    stretch: 0.0004,
    damping: 0.6,
    attack: 0.002,
    release: 0.18,
  },
  marimba: {
    kind: 'modal',
    partials: [
      { ratio: 1, level: 0.8, decay: 0.28 },
      { ratio: 3.93, level: 0.25, decay: 0.08 },
      { ratio: 9.2, level: 0.08, decay: 0.03 },
    ],
    stretch: 0,
    damping: 0.4,
    attack: 0.002,
    release: 0.2,
  },
  bell: {
    kind: 'modal',
    partials: [
      { ratio: 1, level: 0.6, decay: 0.8 },
      { ratio: 2.0, level: 0.25, decay: 0.5 },
      { ratio: 3.01, level: 0.15, decay: 0.3 },
      { ratio: 5.4, level: 0.07, decay: 0.12 },
    ],
    stretch: 0,
    damping: 0.3,
    attack: 0.003,
    release: 0.3,
  },
  electricPiano: {
    kind: 'fm',
    ratio: 1,
    index: 1.6,
    indexDecay: 0.5,
    decay: 1.3,
    tine: 0.12,
    tremolo: 0.18,
    release: 0.15,
  },
  nylon: { kind: 'pluck', decay: 2.2, bright: 0.35, pick: 0.24, release: 0.15 },
  steel: { kind: 'pluck', decay: 3, bright: 0.75, pick: 0.16, release: 0.12 },
  electric: { kind: 'pluck', decay: 3, bright: 0.55, pick: 0.3, release: 0.08, drive: 0.8 },
  mutedGuitar: { kind: 'pluck', decay: 0.35, bright: 0.6, pick: 0.12, release: 0.05 },
  harp: { kind: 'pluck', decay: 3.2, bright: 0.4, pick: 0.45, release: 0.5 },
  banjo: { kind: 'pluck', decay: 0.8, bright: 0.95, pick: 0.09, release: 0.08 },
  distorted: {
    kind: 'subtractive',
    oscillators: saws(-6, 5),
    cutoff: { base: 9, peak: 14, decay: 0.3, resonance: 0.1 },
    envelope: { attack: 0.004, decay: 2, sustain: 0.5, release: 0.08 },
    drive: 5,
  },
  organ: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'sine', detune: 0, level: 0.5 },
      { shape: 'sine', detune: 2, level: 0.35, octave: 1 },
      { shape: 'sine', detune: 702, level: 0.2, octave: 1 },
      { shape: 'sine', detune: -2, level: 0.15, octave: 2 },
    ],
    cutoff: { base: 12, peak: 12, decay: 1, resonance: 0 },
    envelope: { attack: 0.01, decay: 1, sustain: 0.9, release: 0.06 },
    vibrato: { rate: 6.2, cents: 9, delay: 0 },
  },
  pad: {
    kind: 'subtractive',
    oscillators: saws(-9, 0, 8),
    cutoff: { base: 3, peak: 4.5, decay: 1.5, resonance: 0.1 },
    envelope: { attack: 0.35, decay: 2, sustain: 0.8, release: 0.6 },
  },
  strings: {
    kind: 'subtractive',
    oscillators: saws(-7, 1, 6),
    cutoff: { base: 5, peak: 6, decay: 0.8, resonance: 0.05 },
    envelope: { attack: 0.12, decay: 2, sustain: 0.85, release: 0.35 },
    vibrato: { rate: 5.2, cents: 9, delay: 0.25 },
  },
  pizzicato: { kind: 'pluck', decay: 0.7, bright: 0.3, pick: 0.35, release: 0.12 },
  brass: {
    kind: 'subtractive',
    oscillators: saws(-5, 5),
    cutoff: { base: 4, peak: 9, decay: 0.18, resonance: 0.15 },
    envelope: { attack: 0.025, decay: 0.4, sustain: 0.75, release: 0.09 },
  },
  trumpet: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'saw', detune: 0, level: 0.7 },
      { shape: 'square', detune: 3, level: 0.2 },
    ],
    cutoff: { base: 4.5, peak: 6, decay: 0.25, resonance: 0.25 },
    envelope: { attack: 0.04, decay: 0.5, sustain: 0.8, release: 0.12 },
    vibrato: { rate: 5.4, cents: 14, delay: 0.25 },
    breath: 0.02,
  },
  flute: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'triangle', detune: 0, level: 0.8 },
      { shape: 'sine', detune: 0, level: 0.15, octave: 1 },
    ],
    cutoff: { base: 5, peak: 6, decay: 0.3, resonance: 0 },
    envelope: { attack: 0.06, decay: 0.6, sustain: 0.85, release: 0.14 },
    vibrato: { rate: 5, cents: 12, delay: 0.2 },
    breath: 0.05,
  },
  voiceLead: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'square', detune: -4, level: 0.35 },
      { shape: 'saw', detune: 4, level: 0.4 },
    ],
    cutoff: { base: 3.2, peak: 5, decay: 0.4, resonance: 0.35 },
    envelope: { attack: 0.03, decay: 0.6, sustain: 0.75, release: 0.16 },
    vibrato: { rate: 5.3, cents: 12, delay: 0.2 },
  },
  synthLead: {
    kind: 'subtractive',
    oscillators: saws(-11, 0, 10),
    cutoff: { base: 5, peak: 12, decay: 0.25, resonance: 0.3 },
    envelope: { attack: 0.006, decay: 0.5, sustain: 0.65, release: 0.2 },
  },
  synthPluck: {
    kind: 'subtractive',
    oscillators: saws(-8, 7),
    cutoff: { base: 1.5, peak: 11, decay: 0.09, resonance: 0.35 },
    envelope: { attack: 0.003, decay: 0.22, sustain: 0.1, release: 0.15 },
  },
  fingerBass: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'saw', detune: 0, level: 0.5 },
      { shape: 'sine', detune: 0, level: 0.6 },
    ],
    cutoff: { base: 3.5, peak: 8, decay: 0.12, resonance: 0.1 },
    envelope: { attack: 0.005, decay: 0.8, sustain: 0.45, release: 0.06 },
  },
  uprightBass: {
    kind: 'modal',
    partials: [
      { ratio: 1, level: 0.8, decay: 0.6 },
      { ratio: 2, level: 0.4, decay: 0.35 },
      { ratio: 3, level: 0.22, decay: 0.2 },
      { ratio: 4, level: 0.12, decay: 0.12 },
      { ratio: 6, level: 0.06, decay: 0.05 },
    ],
    stretch: 0,
    damping: 0,
    attack: 0.008,
    release: 0.08,
  },
  subBass: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'sine', detune: 0, level: 0.9 },
      { shape: 'triangle', detune: 0, level: 0.2, octave: 1 },
    ],
    cutoff: { base: 6, peak: 8, decay: 0.2, resonance: 0 },
    envelope: { attack: 0.006, decay: 1.4, sustain: 0.55, release: 0.09 },
    drive: 0.6,
  },
  slapBass: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'saw', detune: 0, level: 0.55 },
      { shape: 'sine', detune: 0, level: 0.5 },
    ],
    cutoff: { base: 3, peak: 18, decay: 0.05, resonance: 0.35 },
    envelope: { attack: 0.002, decay: 0.25, sustain: 0.35, release: 0.04 },
  },
  synthBass: {
    kind: 'subtractive',
    oscillators: [
      { shape: 'saw', detune: -5, level: 0.45 },
      { shape: 'square', detune: 5, level: 0.35 },
    ],
    cutoff: { base: 2.5, peak: 9, decay: 0.14, resonance: 0.35 },
    envelope: { attack: 0.003, decay: 0.4, sustain: 0.5, release: 0.05 },
  },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;

function play(voice: Voice, midi: number, seconds: number): Float32Array {
  switch (voice.kind) {
    case 'subtractive':
      return playSubtractive(voice, midi, seconds);
    case 'pluck':
      return playPluck(voice, midi, seconds);
    case 'modal':
      return playModal(voice, midi, seconds);
    case 'fm':
      return playFm(voice, midi, seconds);
  }
}

/** A drum ignores the pitch. */
export type Instrument = { voice: VoiceName } | { drum: DrumName };

/**
 * Returns mono samples with a peak of 1, including the ring after `seconds`. `midi` is a note
 * number.
 */
export function playNote(instrument: Instrument, midi: number, seconds: number): Float32Array {
  if ('drum' in instrument) return playDrum(instrument.drum);
  return scaleToPeak(play(voices[instrument.voice], midi, seconds), 1);
}
