import { seeded } from '#sample/seeded.ts';
import { daysBefore } from '../../../platform/days.ts';
import { heardOn, getShares, split } from '../make-import.ts';
import { audience } from './service-growth.ts';
import type { World } from './world-catalogue.ts';

const weekLength = 7;

const weeks = 8;

const leastMood = 0.8;
const moods = 0.4;

/**
 * Each week is one day, its last, so that whole weeks have their own plays with a seventh of the
 * rows.
 */
export function makeChartDays({ artists, albums, tracks }: World, today: string) {
  const releases = new Map(albums.map(({ id, releaseDate }) => [id, releaseDate]));
  return artists.flatMap((artist) => {
    const own = tracks.filter(({ artistId }) => artistId === artist.id);
    const countries = getShares(artist);
    return Array.from({ length: weeks }, (_, week) => {
      const last = 1 + week * weekLength;
      const day = daysBefore(today, last);
      let streams = 0;
      for (let daysAgo = last; daysAgo < last + weekLength; daysAgo += 1) {
        streams += heardOn(artist, { day: daysBefore(today, daysAgo), daysAgo }, audience).streams;
      }
      const out = own.filter(
        ({ albumId }) => (releases.get(albumId) ?? '') < daysBefore(day, weekLength),
      );
      const weights = out.map(
        ({ id, plays }) => plays * (leastMood + moods * seeded(`${id} ${day}`)),
      );
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      return out.flatMap(({ id: trackId }, index) =>
        split(Math.floor((streams * (weights[index] ?? 0)) / whole), countries).flatMap(
          ([country, plays]) => (plays > 0 ? [{ country, day, trackId, plays }] : []),
        ),
      );
    }).flat();
  });
}
