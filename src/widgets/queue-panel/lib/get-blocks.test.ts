// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { queuedTracks } from '@/entities/playback/index.testing';
import { getBlocks } from './get-blocks';

const items = (added: number) =>
  queuedTracks.map((track, place) => ({ key: String(place), track, isAdded: place < added }));

it.each([
  [
    'both',
    1,
    [
      ['added', 0, 1],
      ['rest', 1, 3],
    ],
  ],
  ['what was added alone', 4, [['added', 0, 4]]],
  ['the list alone', 0, [['rest', 0, 4]]],
])('are %s', (_name, added, expected) => {
  const blocks = getBlocks(items(added));
  expect(blocks.map(({ name, first, count }) => [name, first, count])).toEqual(expected);
});

it('are none of an empty queue', () => {
  expect(getBlocks([])).toEqual([]);
});
