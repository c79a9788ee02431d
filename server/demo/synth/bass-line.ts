import { chordNotes, type Chord, type Key } from './harmony.ts';
import { noteOfStep } from './scales.ts';

/** Small speakers still reproduce F sharp 1 a little. */
const lowest = 30;

/** `Style` explains the marks. */
export function bassNote(mark: string, key: Key, harmony: { chord: Chord; next: Chord }): number {
  const [root = lowest, third = root, fifth = root] = chordNotes(key, harmony.chord, false, lowest);
  switch (mark) {
    case '3':
      return third;
    case '5':
      return fifth;
    case '8':
      return root + 12;
    case 'a': {
      const [next = root] = chordNotes(key, harmony.next, false, lowest);
      const { degree } = harmony.next;
      return next + noteOfStep(0, key.mode, degree - 1) - noteOfStep(0, key.mode, degree);
    }
    default:
      return root;
  }
}
