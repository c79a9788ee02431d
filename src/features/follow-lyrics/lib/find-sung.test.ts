import { describe, expect, it } from 'vitest';
import { findSung } from './find-sung';

const lines = [
  { at: 1_000, text: 'Mar' },
  {
    at: 3_000,
    text: 'adentro hoy',
    words: [
      { at: 3_000, text: 'adentro ' },
      { at: 3_500, text: 'hoy' },
    ],
  },
  { at: 6_000, text: '' },
];

describe('findSung', () => {
  it.each([
    [0, { line: -1, words: 0 }],
    [999, { line: -1, words: 0 }],
    [1_000, { line: 0, words: 0 }],
    [3_499, { line: 1, words: 1 }],
    [3_500, { line: 1, words: 2 }],
    [600_000, { line: 2, words: 0 }],
  ])('finds what sounds at %d ms', (time, sung) => {
    expect(findSung(lines, time)).toEqual(sung);
  });

  it('finds nothing without lines', () => {
    expect(findSung([], 1_000)).toEqual({ line: -1, words: 0 });
  });
});
