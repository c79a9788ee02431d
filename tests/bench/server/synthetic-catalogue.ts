import type { NewAlbum } from '../../../server/modules/catalogue/album/album.repository.ts';
import type { artistTable } from '../../../server/modules/catalogue/artist/artist.table.ts';
import type { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import { createRandom, type Random } from '../../../server/platform/seeds/random.ts';

const syllables = (
  'ba ca da fa ga la ma na pa ra sa ta va cie lu so co do mo ño ro to yo mi ri ti lí cha lle jue ' +
  'es an in ón al ar me te re que gue bra tre plu zón'
).split(' ');

/**
 * Draws words with the frequency of real titles: the commonest in every tenth, most in a handful
 * (Zipf).
 */
function makeWords(random: Random, count: number): () => string {
  const words = new Set<string>();
  while (words.size < count) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => pick(random, syllables)).join(''));
  }
  const list = [...words];
  return () => list[Math.floor(list.length ** random()) - 1] ?? pick(random, list);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

type Artist = typeof artistTable.$inferInsert;
type Track = typeof trackTable.$inferInsert;

/** Makes artists, albums and `size` tracks with accented names, as rows to insert. */
export function makeSyntheticCatalogue(size: number) {
  const random = createRandom('synthetic catalogue');
  const word = makeWords(random, 12_000);
  const phrase = (longest: number) =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, word).join(' ');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  const artists = Array.from({ length: size / 20 }, (_, index): Artist => ({
    id: `art_${index}`,
    name: capital(phrase(3)),
    genre: 'Pop',
    country: 'ES',
    bio: '',
    followers: Math.floor(1000 / (random() + 0.0001)),
    socialLinks: {},
    relatedIds: [],
  }));
  const albums = Array.from({ length: size / 10 }, (_, index): NewAlbum => ({
    artistId: pick(random, artists).id,
    id: `alb_${index}`,
    title: capital(phrase(3)),
    releaseDate: '2024-05-17',
    label: 'Casa',
    genre: 'Pop',
  }));
  const tracks = Array.from({ length: size }, (_, index): Track => {
    const { id: albumId, artistId } = pick(random, albums);
    return {
      id: `trk_${index}`,
      title: capital(phrase(4)),
      artistId,
      albumId,
      position: 1,
      duration: 180,
      playCount: Math.floor(500 / (random() + 0.0001)),
    };
  });
  return { artists, albums, tracks };
}

export type SyntheticCatalogue = ReturnType<typeof makeSyntheticCatalogue>;
