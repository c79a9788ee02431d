import type { Artist, Catalogue, Track } from '#sample/catalogue-types.ts';
import { daysBefore } from '../../../platform/days.ts';
import { heardOn, importedDays } from '../make-import.ts';
import { audience, grownTo, openDays } from './service-growth.ts';

/** Catalogue people per account. */
const peopleToOne = 1_250;
const featuredToOne = 200;
const playlistToOne = 12;

type CountedTrack = Track & { before: number };

export type World = Omit<Catalogue, 'tracks'> & { tracks: CountedTrack[] };

/**
 * Scales the catalogue so that its followers can be accounts and streams add up.
 *
 * @param today `yyyy-mm-dd`; all counts end before it.
 */
export function worldCatalogue({ artists, tracks, playlists, ...rest }: Catalogue, today: string) {
  const scaled = artists.map((artist) => ({
    ...artist,
    followers: Math.round(artist.followers / peopleToOne),
    monthlyListeners: Math.round(artist.monthlyListeners / peopleToOne),
  }));
  const released = new Map(rest.albums.map(({ id, releaseDate }) => [id, releaseDate]));
  const ages = new Map(
    tracks.map(({ id, albumId }) => [id, daysFrom(released.get(albumId) ?? '', today)]),
  );
  const world: World = {
    ...rest,
    artists: scaled,
    playlists: playlists.map((playlist) => ({
      ...playlist,
      followerCount: Math.ceil(
        playlist.followerCount / (playlist.isFeatured ? featuredToOne : playlistToOne),
      ),
    })),
    tracks: scaled.flatMap((artist) => {
      const own = tracks.filter(({ artistId }) => artistId === artist.id);
      return countTracks(own, { ages, ...getStreams(artist, today) });
    }),
  };
  return world;
}

const dayLength = 86_400_000;

const daysFrom = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / dayLength;

function getStreams(artist: Artist, today: string) {
  const sum = (from: number, until: number) => {
    let streams = 0;
    for (let daysAgo = from; daysAgo > until; daysAgo -= 1) {
      streams += heardOn(artist, { day: daysBefore(today, daysAgo), daysAgo }, audience).streams;
    }
    return streams;
  };
  const before = sum(openDays, importedDays);
  return { before, all: before + sum(importedDays, 0) };
}

type Counting = { ages: ReadonlyMap<string, number>; before: number; all: number };

function countTracks(own: readonly Track[], { ages, before, all }: Counting): CountedTrack[] {
  const weights = own.map(({ id, plays }) => plays * outFor(ages.get(id) ?? 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return own.map((track, index) => {
    const share = (weights[index] ?? 0) / whole;
    return { ...track, plays: Math.round(all * share), before: Math.round(before * share) };
  });
}

function outFor(age: number): number {
  let played = 0;
  let all = 0;
  for (let daysAgo = openDays; daysAgo > 0; daysAgo -= 1) {
    const people = grownTo(daysAgo);
    all += people;
    if (daysAgo <= age) played += people;
  }
  return played / all;
}
