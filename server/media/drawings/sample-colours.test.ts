import { describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { sampleColour } from '#sample/sample-colours.ts';
import type { ArtSubject } from '../art/art-subject.ts';
import { artColour } from './art-colour.ts';

const { albums, artists, listeners, playlists } = catalogue;

/** The renderer may round one step differently on other machines. */
const roundingMost = 2;

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

describe('the colours of the sample', () => {
  it.each<
    [ArtSubject['kind'] & Parameters<typeof sampleColour>[0], readonly Omit<ArtSubject, 'kind'>[]]
  >([
    ['album', albums.map(({ id, genre }) => ({ id, genre }))],
    ['artist', artists],
    ['playlist', playlists.map(({ id, name }) => ({ id, name }))],
    ['user', listeners.map(({ id }) => ({ id }))],
  ])('are those of the drawn %s art', async (kind, rows) => {
    const expected = await Promise.all(rows.map((row) => artColour({ kind, ...row })));
    const differing = rows.flatMap(({ id }, index) => {
      const [sampled, drawn] = [sampleColour(kind, id), expected[index] ?? ''];
      const other = channels(drawn);
      const isClose = channels(sampled).every(
        (channel, at) => Math.abs(channel - (other[at] ?? NaN)) <= roundingMost,
      );
      return isClose ? [] : [`${id} ${sampled} is ${drawn}`];
    });
    expect(differing).toEqual([]);
  });
});
