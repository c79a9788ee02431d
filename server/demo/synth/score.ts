import type { Section } from './form.ts';
import type { Key } from './harmony.ts';
import type { Instrument, VoiceName } from './voices/voices.ts';

/** Starts in samples; held in seconds. */
export type NoteEvent = {
  at: number;
  instrument: Instrument;
  midi: number;
  seconds: number;
  gain: number;
  pan: number;
  send: number;
};

/** Events are in order of time; lengths are in samples. */
export type Score = {
  key: Key;
  /** In quarter notes a minute. */
  tempo: number;
  instruments: Readonly<Record<'lead' | 'comp' | 'second' | 'pad', VoiceName | null>>;
  ending: 'chord' | 'fade' | 'next-song';
  /** Whether the song before runs on into this one; its last events have negative times. */
  follows: boolean;
  barSamples: number;
  samples: number;
  sections: readonly Section[];
  events: readonly NoteEvent[];
  fadeFrom: number;
  space: { reverb: number; echo: number; echoSamples: number };
};
