import type { Tone } from '@/shared/lib/audio';

/** Decibels at 60, 150, 400, 1,000, 2,400 and 15,000 Hz. */
export const equaliserPresets = {
  flat: [0, 0, 0, 0, 0, 0],
  bass: [6, 4, 1, 0, 0, 0],
  voice: [-4, -2, 1, 4, 3, 0],
  treble: [0, 0, 0, 1, 3, 6],
  acoustic: [3, 2, 0, 1, 2, 3],
  electronic: [5, 3, 0, -1, 2, 4],
} as const satisfies Record<string, Tone>;

export type EqualiserPreset = keyof typeof equaliserPresets;

export const presetNames = Object.keys(equaliserPresets) as readonly EqualiserPreset[];

/** Null where the bands were moved by hand. */
export const findPreset = (gains: Tone): EqualiserPreset | null =>
  presetNames.find((name) =>
    equaliserPresets[name].every((gain, index) => gain === gains[index]),
  ) ?? null;
