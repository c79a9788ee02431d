import type { MarqueeAge, MarqueeGenre } from '#contract/marquee.ts';
import { cataloguedAs, marqueeCountries, marqueeGenres } from '#contract/marquee-limits.ts';

type AgeSpan = { ageMin: number | null; ageMax: number | null };

/** Null for an open end. */
export function getSpan(range: MarqueeAge): AgeSpan {
  if (range === 'all') return { ageMin: null, ageMax: null };
  const [from, to] = range.split(/[-+]/);
  return { ageMin: Number(from), ageMax: to ? Number(to) : null };
}

/** Days are `yyyy-mm-dd`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

export const cataloguedGenre = (genre: MarqueeGenre): string => cataloguedAs[genre] ?? genre;

export const toMarqueeGenres = (catalogued: readonly string[]): MarqueeGenre[] =>
  marqueeGenres.filter((genre) => catalogued.includes(cataloguedGenre(genre)));

export const wantsAnyCountry = (countries: readonly string[]): boolean =>
  countries.length === 0 || countries.length === marqueeCountries.length;

export const wantsAnyGenre = (genres: readonly string[]): boolean =>
  genres.length === 0 || genres.length === marqueeGenres.length;
