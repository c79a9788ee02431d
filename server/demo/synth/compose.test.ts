import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { genreSchema } from '#contract/artist.ts';
import { compose } from './compose.ts';

/** Rounded, since engines differ inaudibly in the last bits of a number. */
function fingerprint(trackId: string, genre: (typeof genreSchema.options)[number]) {
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(9)) : value;
  const score = JSON.stringify(compose({ trackId, genre, duration: 47 }), rounded);
  return createHash('sha256').update(score).digest('hex').slice(0, 12);
}

// A known track must not change. For an intended change raise `synthVersion`.
it('composes the same piece for the same track as ever', () => {
  const scores = genreSchema.options.map((genre) => [genre, fingerprint('trk_luna', genre)]);
  expect(Object.fromEntries(scores)).toMatchInlineSnapshot(`
    {
      "Classical": "209bd2b3c08e",
      "Country": "1ca56cb800ba",
      "Electronic": "c31d2bbe7633",
      "Folk": "340d6a3c27b0",
      "Funk": "9be47f894844",
      "Hip Hop": "e6d6fb173fa1",
      "Indie": "0b6e06f6bae1",
      "Jazz": "7a55dccd4bd5",
      "Pop": "c3dff0a05e0a",
      "R&B": "1064ddf73264",
      "Reggaeton": "f4f1e67790da",
      "Rock": "06133565dc9f",
    }
  `);
});
