import { createRandom } from '../../../server/platform/seeds/random.ts';
import type { SyntheticCatalogue } from './synthetic-catalogue.ts';

const perKind = 300;

export function makeQueries({ artists, tracks }: SyntheticCatalogue) {
  const artistNames = new Map(artists.map(({ id, name }) => [id, name]));
  const random = createRandom('queries');
  const some = (longEnough: number) =>
    Array.from({ length: perKind * 4 }, () => tracks[Math.floor(random() * tracks.length)])
      .filter((track) => track !== undefined)
      .filter(({ title }) => title.length >= longEnough)
      .slice(0, perKind);
  const start = (letters: number) =>
    some(letters).map(({ title, id }) => ({ text: title.slice(0, letters), wanted: id }));
  return {
    '1 letter': start(1),
    '3 letters': start(3),
    '8 letters': start(8),
    'full title': some(1).map(({ title, id }) => ({ text: title, wanted: id })),
    'title and artist': some(1).map(({ title, artistId, id }) => ({
      text: `${title} ${artistNames.get(artistId)}`,
      wanted: id,
    })),
    'one typing error': some(5).map(({ title, id }) => ({
      text: misspell(title, random()),
      wanted: id,
    })),
    'no match': some(1).map((_, index) => ({ text: `xq${index}zwk wxyz${index}`, wanted: '' })),
  };
}

function misspell(text: string, luck: number): string {
  const index = 1 + Math.floor(luck * (text.length - 2));
  const letter = text.charAt(index);
  const instead = ['', letter + letter, letter === 'e' ? 'a' : 'e'][Math.floor(luck * 1000) % 3];
  return text.slice(0, index) + instead + text.slice(index + 1);
}
