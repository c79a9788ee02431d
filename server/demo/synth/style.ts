import type { ModeName } from './scales.ts';
import type { DrumName } from './voices/drums.ts';
import type { VoiceName } from './voices/voices.ts';

/** One text per drum, one character per step: `X` strong, `x` normal, `o` soft, `.` silent. */
export type Groove = { readonly [Drum in DrumName]?: string | undefined };

/** `gain` 1 is full; `pan` from −1 (left) to 1 (right); `send` goes to the reverb. */
export type MixPosition = { gain: number; pan: number; send: number };

/**
 * A step is a sixteenth note; every pattern is one bar of `steps` of them.
 * - bass patterns: `R` root, `3` third, `5` fifth, `8` octave, `a` step towards the next root,
 * `-` hold, `.` rest;
 * - chord patterns: `C` strong chord, `c` soft chord, `1` to `4` single chord tones from low to
 * high, `-`, `.`;
 * - melody rhythms: `x` a note, `-`, `.`;
 * - progressions: scale degrees, one a bar; `M` after a degree makes its chord major.
 */
export type Style = {
  steps: 12 | 16;
  /** Slowest and fastest, in quarter notes a minute. */
  tempo: readonly [number, number];
  /** A swung pair has 4 steps (eighths) or 2 (sixteenths); its second half is late by 0 to 0.17. */
  swing: { pair: 2 | 4; amount: number };
  keys: readonly { mode: ModeName; progressions: readonly string[] }[];
  sevenths: boolean;
  grooves: readonly Groove[];
  /** Drums added where a section is at its fullest. */
  lift: Groove;
  drums: { gain: number; send: number };
  bass: MixPosition & { voice: VoiceName; patterns: readonly string[] };
  comp: MixPosition & { voices: readonly VoiceName[]; patterns: readonly string[] };
  second: (MixPosition & { voices: readonly VoiceName[]; patterns: readonly string[] }) | null;
  pad: (MixPosition & { voices: readonly VoiceName[] }) | null;
  lead: MixPosition & { voices: readonly VoiceName[]; centre: number; rhythms: readonly string[] };
  /** Reverb in seconds; level of an echo three steps behind. */
  space: { reverb: number; echo: number };
};
