import { modes, noteOfStep, type ModeName } from './scales.ts';

/** `tonic` is a pitch class (0 is C). */
export type Key = { tonic: number; mode: ModeName };

/** `degree` is 0 to 6; `major` raises the third out of the scale. */
export type Chord = { degree: number; major: boolean };

/** Reads a progression such as `1 6 4 5M`. Throws RangeError for anything but degrees 1 to 7. */
export function parseProgression(text: string): Chord[] {
  return text.split(' ').map((word) => {
    const match = /^([1-7])(M?)$/.exec(word);
    if (!match) throw new RangeError(`not a chord: ${word}`);
    return { degree: Number(match[1]) - 1, major: match[2] === 'M' };
  });
}

/** Returns a MIDI note; step 0 is `tonic`. */
export function noteUnderChord(tonic: number, key: Key, chord: Chord, step: number): number {
  const isThird = (((step - chord.degree - 2) % 7) + 7) % 7 === 0;
  if (!chord.major || !isThird) return noteOfStep(tonic, key.mode, step);
  return noteOfStep(tonic, key.mode, step - 2) + 4;
}

/** Returns MIDI notes upwards from the root near `low`. */
export function chordNotes(key: Key, chord: Chord, sevenths: boolean, low: number): number[] {
  const steps = sevenths ? [0, 2, 4, 6] : [0, 2, 4];
  const root = key.tonic + (modes[key.mode][chord.degree] ?? 0);
  const base = low + ((((root - low) % 12) + 12) % 12);
  return steps.map((step) => {
    const above =
      noteUnderChord(0, key, chord, chord.degree + step) - noteOfStep(0, key.mode, chord.degree);
    return base + (step === 6 && chord.major ? 10 : above);
  });
}

/** Moves the notes into the octave above `low`, so that successive chords move little. */
export function voiceChord(notes: readonly number[], low: number): number[] {
  return notes.map((note) => low + ((((note - low) % 12) + 12) % 12)).toSorted((a, b) => a - b);
}
