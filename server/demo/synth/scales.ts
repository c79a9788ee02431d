/** Semitones above the tonic. */
export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;

export type ModeName = keyof typeof modes;

/** Returns a MIDI note; step 0 is the tonic, 7 the octave above. */
export function noteOfStep(tonic: number, mode: ModeName, step: number): number {
  const octave = Math.floor(step / 7);
  return tonic + 12 * octave + (modes[mode][step - octave * 7] ?? 0);
}
