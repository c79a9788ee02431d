import type { MarqueeAge, MarqueeGenre } from '#contract/marquee.ts';
import { cataloguedAs, marqueeCountries, marqueeGenres } from '#contract/marquee-limits.ts';

type AgeSpan = { ageMin: number | null; ageMax: number | null };

/** The years that a range names; null at an end that it does not have. */
export function spanOf(range: MarqueeAge): AgeSpan {
  if (range === 'all') return { ageMin: null, ageMax: null };
  const [from, to] = range.split(/[-+]/);
  return { ageMin: Number(from), ageMax: to ? Number(to) : null };
}

/** Years that somebody has lived who was born on a day, on another day; both `yyyy-mm-dd`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The genre of the catalogue that a genre of campaigns stands for. */
export const cataloguedGenre = (genre: MarqueeGenre): string => cataloguedAs[genre] ?? genre;

/** The genres of campaigns that somebody is meant by who listens to these genres of the catalogue. */
export const genresHeard = (catalogued: readonly string[]): MarqueeGenre[] =>
  marqueeGenres.filter((genre) => catalogued.includes(cataloguedGenre(genre)));

/** No country stands for all of them, and so do all. */
export const wantsAnyCountry = (countries: readonly string[]): boolean =>
  countries.length === 0 || countries.length === marqueeCountries.length;

/** The same of genres. */
export const wantsAnyGenre = (genres: readonly string[]): boolean =>
  genres.length === 0 || genres.length === marqueeGenres.length;
