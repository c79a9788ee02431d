// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { queuedTrack } from '@/entities/playback/index.testing';
import { sortTracks } from './sort-tracks';

const tracks = [
  { title: 'Ñandú', artist: { id: 'a', name: 'Zoe' }, duration: 90, playCount: 7 },
  { title: 'Árbol', artist: { id: 'b', name: 'ana' }, duration: 200 },
  { title: 'Norte', artist: { id: 'c', name: 'Éter' }, duration: 30, playCount: 9 },
].map((each, index) => queuedTrack({ id: `trk_${index}`, ...each }));

// Proves music-pages: The order
it.each([
  ['number', false, ['Ñandú', 'Árbol', 'Norte']],
  ['title', false, ['Árbol', 'Norte', 'Ñandú']],
  ['artist', false, ['Árbol', 'Norte', 'Ñandú']],
  ['duration', true, ['Árbol', 'Ñandú', 'Norte']],
  ['playCount', false, ['Ñandú', 'Norte', 'Árbol']],
  ['playCount', true, ['Norte', 'Ñandú', 'Árbol']],
])('sorts by %s, descending: %s', (by, isDescending, expected) => {
  const sorted = sortTracks(tracks, { by, isDescending }, 'es');
  expect(sorted.map(({ title }) => title)).toEqual(expected);
});
