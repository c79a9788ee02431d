import { expect, it } from 'vitest';
import { getTogetherPosition } from './together-position.ts';

const entries = [180, 200, 60].map((duration, key) => ({ key, track: { duration } }));
const anchor = { key: 0, seconds: 100, moment: 1_000, isPlaying: true };
const heardAt = (now: number, changes: object = {}) =>
  getTogetherPosition(entries, { ...anchor, ...changes }, now);

// Proves together: The same position
it.each([
  ['in the song', 11_000, {}, { index: 0, seconds: 110, isPlaying: true, isOver: false }],
  ['in the next one', 91_000, {}, { index: 1, seconds: 10, isPlaying: true, isOver: false }],
  ['at a seam', 81_000, {}, { index: 1, seconds: 0, isPlaying: true, isOver: false }],
  ['after the last one', 900_000, {}, { index: 2, seconds: 60, isPlaying: false, isOver: true }],
  ['before the anchor', 0, {}, { index: 0, seconds: 100, isPlaying: true, isOver: false }],
  [
    'while it is paused',
    900_000,
    { isPlaying: false },
    { index: 0, seconds: 100, isPlaying: false, isOver: false },
  ],
  [
    'without entries',
    900_000,
    { key: null },
    { index: -1, seconds: 0, isPlaying: false, isOver: false },
  ],
])('knows what is heard %s', (_name, now, changes, position) => {
  expect(heardAt(now, changes)).toEqual(position);
});
