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

/** Placeholders until the row is indexed. */
const notIndexed = { search_key: '', search_text: '' };

/** Makes artists, albums and `size` tracks with accented names, as table rows. */
export function makeSyntheticCatalogue(size: number) {
  const random = createRandom('synthetic catalogue');
  const word = makeWords(random, 12_000);
  const phrase = (longest: number) =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, word).join(' ');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  const artists = Array.from({ length: size / 20 }, (_, index) => {
    const name = capital(phrase(3));
    return {
      id: `art_${index}`,
      name,
      genre: 'Pop',
      country: 'ES',
      bio: '',
      followers: Math.floor(1000 / (random() + 0.0001)),
      monthly_listeners: 0,
      verified: false,
      social_links: {},
      related_ids: [],
      ...notIndexed,
    };
  });
  const albums = Array.from({ length: size / 10 }, (_, index) => {
    const artist = pick(random, artists);
    const title = capital(phrase(3));
    return {
      id: `alb_${index}`,
      title,
      artist_id: artist.id,
      release_date: '2024-05-17',
      label: 'Casa',
      genre: 'Pop',
      ...notIndexed,
    };
  });
  const tracks = Array.from({ length: size }, (_, index) => {
    const album = pick(random, albums);
    const title = capital(phrase(4));
    return {
      id: `trk_${index}`,
      title,
      artist_id: album.artist_id,
      album_id: album.id,
      position: 1,
      duration: 180,
      play_count: Math.floor(500 / (random() + 0.0001)),
      is_popular: false,
      ...notIndexed,
    };
  });
  return { artists, albums, tracks };
}

export type SyntheticCatalogue = ReturnType<typeof makeSyntheticCatalogue>;
