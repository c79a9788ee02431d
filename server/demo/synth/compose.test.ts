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
      "Classical": "4c9423151aa8",
      "Country": "dff79a9180ca",
      "Electronic": "41d237ac1938",
      "Folk": "506c5c650c1d",
      "Funk": "4c850d783089",
      "Hip Hop": "cab272de3eb2",
      "Indie": "3b321921b705",
      "Jazz": "b00a763c5640",
      "Pop": "4b68d406e686",
      "R&B": "c69b31336a20",
      "Reggaeton": "31da168884e3",
      "Rock": "3ef4f4a1140c",
    }
  `);
});
