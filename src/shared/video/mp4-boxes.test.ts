import { expect, it } from 'vitest';
import { reportBoxes } from './mp4-boxes.ts';

const toBytes = (...numbers: number[]) =>
  numbers.flatMap((number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff));

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const box = (name: string, ...contents: number[][]): number[] => {
  const content = contents.flat();
  return [...toBytes(content.length + 8), ...letters(name), ...content];
};

/** A table of one entry that stands for many samples. */
const table = (name: string, samples: number) => box(name, toBytes(0, 1, samples, 1));

const movie = (of: string, ...tables: number[][]) =>
  Uint8Array.from([
    ...box('ftyp', letters('isom')),
    ...box(
      'moov',
      box(
        'trak',
        box('mdia', box('hdlr', toBytes(0, 0), letters(of)), box('minf', box('stbl', ...tables))),
      ),
    ),
    ...box('mdat'),
  ]);

it.each([
  ['vide', [table('stts', 20_000_000)], 20_000_000],
  ['vide', [table('stts', 8), table('ctts', 2 ** 32 - 1)], 2 ** 32 - 1],
  ['soun', [table('stts', 2_900_000)], 0],
  ['soun', [table('stts', 20_000_000), table('ctts', 1)], 20_000_000],
])('a track of %s says how many samples a reader unpacks', (of, tables, expected) => {
  expect(reportBoxes(movie(of, ...tables))).toMatchObject({ isWhole: true, entriesMost: expected });
});
