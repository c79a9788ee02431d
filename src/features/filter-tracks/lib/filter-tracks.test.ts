// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { queuedTracks } from '@/entities/playback/index.testing';
import { filterTracks } from './filter-tracks';

const titles = (filter: string) => filterTracks(queuedTracks, filter).map(({ title }) => title);

it.each([
  ['', queuedTracks.length],
  ['   ', queuedTracks.length],
  ['LUNA', 1],
  ['ambar', 1],
  ['solana luna', 1],
  ['luna barrio', 0],
  ['<script>', 0],
])('finds by %o', (filter, count) => {
  expect(titles(filter)).toHaveLength(count);
});
