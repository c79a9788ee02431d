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
      "Classical": "415b647a41d2",
      "Country": "4a7b35fdc12d",
      "Electronic": "6de922183a4c",
      "Folk": "75b19c473286",
      "Funk": "9aaa4c899a60",
      "Hip Hop": "5d1394b0b317",
      "Indie": "39b2769b48e2",
      "Jazz": "60bdbac625d8",
      "Pop": "42e68c1ba44e",
      "R&B": "cc60dd74f20d",
      "Reggaeton": "47a8d13886ab",
      "Rock": "ff4c874c6a5f",
    }
  `);
});
