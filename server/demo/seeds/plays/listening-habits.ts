import type { Catalogue, Listener, Track } from '#sample/catalogue-types.ts';
import { seeded } from '#sample/seeded.ts';

/** By weekday, from Sunday. */
const weekdayFactors = [1.05, 0.8, 0.85, 0.92, 1, 1.25, 1.3];

const hourWeights = [
  2, 1, 0.5, 0.3, 0.3, 0.6, 2, 5, 7, 6, 5, 5, 5, 5, 5, 6, 7, 8, 10, 11, 11, 10, 8, 4,
];

/** Uses the country's largest city, in winter. */
const hoursFromUtc: Record<Listener['country'], number> = {
  US: -5,
  ES: 1,
  MX: -6,
  AR: -3,
  CO: -5,
  PE: -5,
  CL: -3,
};

/** Listening at the end of the year relative to its beginning. */
const growth = 1.9;

const playsPerDay = { least: 1.2, most: 9 } as const;

const tasteFactor = 7;

export const habits = { hourWeights, hoursFromUtc };

/** @param share part of the year gone by, 0 to 1. */
export function expectedPlays(listener: Listener, weekday: number, share: number): number {
  const eagerness = seeded(`${listener.id} eagerness`) ** 2;
  const base = playsPerDay.least + (playsPerDay.most - playsPerDay.least) * eagerness;
  return usualPlays(base, weekday, share);
}

/** @param base plays on a usual day. */
export function usualPlays(base: number, weekday: number, share: number): number {
  const level = (1 + (growth - 1) * share) / ((1 + growth) / 2);
  return base * level * (weekdayFactors[weekday] ?? 1);
}

export function getTaste(
  listener: Listener,
  { albums, tracks }: Pick<Catalogue, 'albums' | 'tracks'>,
): number[] {
  const genres = new Map(albums.map(({ id, genre }) => [id, genre]));
  const loves = (track: Track) =>
    seeded(`${listener.id} loves ${genres.get(track.albumId)}`) < 0.25 ? tasteFactor : 1;
  const mood = (track: Track) => 0.4 + 1.2 * seeded(`${listener.id} hears ${track.id}`);
  return tracks.map((track) => Math.sqrt(track.plays) * loves(track) * mood(track));
}
