import type { Section } from './form.ts';
import type { Key } from './harmony.ts';
import type { Instrument } from './voices/voices.ts';

/** One note to be mixed: where it starts (samples), how long it is held (seconds), how loud and where. */
export type NoteEvent = {
  at: number;
  instrument: Instrument;
  midi: number;
  seconds: number;
  gain: number;
  pan: number;
  send: number;
};

/** A whole piece, ready to be mixed. Events are in order of time; lengths are in samples. */
export type Score = {
  key: Key;
  /** Quarter notes a minute. */
  tempo: number;
  barSamples: number;
  samples: number;
  sections: readonly Section[];
  events: readonly NoteEvent[];
  /** Where the closing fade begins. */
  fadeFrom: number;
  space: { reverb: number; echo: number; echoSamples: number };
};
