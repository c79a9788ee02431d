import type { ArtistAudience, FigureRange } from '../../contract/artist-figures.ts';
import {
  dayFrom,
  daysIn,
  earningParts,
  inParts,
  sampleMonths,
  sampleStreams,
  today,
} from './sample-days.ts';
import { countryWeights, sampleFollowers, sampleListeners } from './sample-stats.ts';
import { sampleTracks } from './sample-tracks.ts';

/** By hour of the day, with peaks on commutes and evenings. */
const hourWeights = [
  14, 9, 5, 3, 3, 5, 12, 26, 34, 30, 28, 30, 33, 35, 32, 33, 38, 46, 55, 62, 64, 58, 42, 25,
];
/** From Monday. */
const weekdayWeights = [90, 88, 93, 100, 119, 127, 104];

const playlists = [
  ['Canciones para el camino', true, 31],
  ['Indie en español', true, 22],
  ['Domingo despacio', false, 14],
  ['Novedades del viernes', true, 11],
  ['Para cantar en la cocina', false, 6],
] as const;

export const sourceWeights = {
  playlist: 41,
  artist: 17,
  search: 14,
  liked: 12,
  album: 9,
  chart: 4,
  link: 3,
} as const;

/** Listeners of a range relative to those of 28 days. */
const reach: Record<FigureRange, number> = {
  '7days': 0.46,
  '28days': 1,
  '90days': 2.1,
  '1year': 4.4,
};

export function sampleAudience(range: FigureRange): ArtistAudience {
  const days = daysIn[range];
  const until = today();
  const streams = sampleStreams(days);
  const listeners = Math.round(sampleListeners * reach[range]);
  const [loyal = 0, occasional = 0, fresh = 0] = inParts(listeners, [38, 41, 21]);
  const months = sampleMonths(13);
  const [before, last] = months.slice(-2);
  const fromPlaylists = earningParts(streams, sourceWeights)[0]?.streams ?? 0;
  return {
    artist: {
      id: 'art_ejemplo',
      name: 'Nora Quintavalle',
      genre: 'Pop',
      image: null,
      verified: true,
    },
    range,
    from: dayFrom(until, 1 - days),
    until,
    countedAt: new Date().toISOString(),
    changes: {
      monthlyListeners: { value: sampleListeners, before: Math.round(sampleListeners / 1.124) },
      streams: { value: sampleStreams(days - 1, 1), before: sampleStreams(days - 1, days) },
      followers: { value: sampleFollowers, before: Math.round(sampleFollowers / 1.031) },
      monthlyEarnings: { value: last?.earnings ?? 0, before: before?.earnings ?? 0 },
    },
    listeners,
    streams,
    starts: Math.round(streams / 0.77),
    skipRate: 0.23,
    retention: 0.58,
    saveRate: 0.124,
    hours: inParts(streams, weekdayWeights).map((part) => inParts(part, hourWeights)),
    devices: earningParts(streams, { phone: 68, computer: 21, tablet: 6, other: 5 }).map(
      ({ name, streams: part }) => ({ device: name, streams: part }),
    ),
    plans: earningParts(streams, { premium: 52, free: 29, family: 14, student: 5 }).map(
      ({ name, ...part }) => ({ plan: name, ...part }),
    ),
    behaviour: {
      secondsPerVisit: 1_420,
      tracksPerVisit: 6.8,
      repeatRate: 0.47,
      discovery: 0.62,
    },
    loyalty: { loyal, occasional, new: fresh },
    playlists: {
      top: playlists.map(([name, isEditorial, weight], index) => ({
        id: `pls_ejemplo-${index + 1}`,
        name,
        isEditorial,
        streams: Math.round((fromPlaylists * weight) / 100),
      })),
      editorial: 9,
      user: 1_204,
      addedThisWeek: 37,
    },
    sources: earningParts(streams, sourceWeights).map(({ name, ...part }) => ({
      source: name,
      ...part,
    })),
    countries: earningParts(streams, countryWeights).map(({ name, ...part }) => ({
      country: name,
      ...part,
    })),
    tracks: inParts(
      streams,
      sampleTracks.map((track) => track.streams),
    ).map((part, index) => ({
      id: sampleTracks[index]?.id ?? '',
      title: sampleTracks[index]?.title ?? '',
      streams: part,
      skips: Math.round(part * (0.2 + index * 0.02)),
      earnings: earningParts(part, { all: 1 })[0]?.earnings ?? 0,
    })),
    months: months.slice(1),
  };
}
