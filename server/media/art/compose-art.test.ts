import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pictureKinds, type PictureKind } from '../picture-kind.ts';
import { composeArt } from './compose-art.ts';

function fingerprint(kind: PictureKind) {
  const genres = ['Pop', 'Rock', 'Jazz', 'Folk', 'Reggaeton'];
  const names = ['Noche larga', 'Café de las once', 'Kilómetros por delante'];
  const hash = createHash('sha256');
  for (let index = 0; index < 60; index += 1) {
    const subject = {
      kind,
      id: `${kind}_${index}`,
      genre: genres[index % 5],
      name: names[index % 3],
    };
    hash.update(composeArt(subject));
  }
  return hash.digest('hex').slice(0, 12);
}

// A known cover must not change. For an intended change raise `artVersion`.
it('draws the same picture for the same item as ever', () => {
  const drawings = pictureKinds.map((kind) => [kind, fingerprint(kind)]);
  expect(Object.fromEntries(drawings)).toMatchInlineSnapshot(`
    {
      "album": "1337463bf9ed",
      "artist": "f9f4fbdc70f4",
      "banner": "f76dd2c2d68b",
      "chart": "4be55ad4108b",
      "playlist": "ba7ae8776e50",
      "user": "c23ba1fe7b58",
    }
  `);
});
