import type { Genre } from '#contract/artist.ts';
import type { Section, SectionName } from '../form.ts';

/** Decibels by which a verse is softer than the last chorus. */
const depths: Record<Genre, number> = {
  Classical: 6,
  Jazz: 4.5,
  Folk: 4.5,
  Country: 3.5,
  Indie: 3.5,
  Rock: 3.5,
  'R&B': 3,
  Electronic: 3,
  Pop: 2.5,
  Funk: 2.5,
  'Hip Hop': 2,
  Reggaeton: 1.5,
};

const shares: Record<SectionName, number> = { chorus: 0.3, verse: 1, break: 1.5, outro: 0.8 };

/** Returns the factor of every note's level. */
export function getStrength(
  genre: Genre,
  { name, isFinal }: Pick<Section, 'name' | 'isFinal'>,
): number {
  return 10 ** ((-depths[genre] * (isFinal ? 0 : shares[name])) / 20);
}
