import { describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { sampleColour } from '#sample/sample-colours.ts';
import { dominantColour } from '../image/art/palette.ts';

const { albums, artists, listeners, playlists } = catalogue;

describe('the colours of the sample', () => {
  it.each([
    ['album' as const, albums],
    ['artist' as const, artists],
    ['playlist' as const, playlists.map(({ id }) => ({ id }))],
    ['user' as const, listeners.map(({ id }) => ({ id }))],
  ])('are those of the drawn %s art', (kind, rows) => {
    for (const row of rows) {
      expect(sampleColour(kind, row)).toBe(dominantColour({ kind, ...row }));
    }
  });
});
