import { demoCountries } from '#sample/demo-countries.ts';
import type { Catalogue } from '#sample/catalogue-types.ts';
import { seeded } from '#sample/seeded.ts';
import { daysBefore } from '../../platform/days.ts';
import type { EarningParts } from '../../modules/figures/figures/day-figures.ts';
import type { ImportedFigures } from '../../modules/figures/figures/read-import.ts';

/** Days before the day of the seed. */
export const importedDays = 400;

/** By weekday, from Sunday. */
const weekdayFactors = [1.02, 0.88, 0.9, 0.94, 0.98, 1.15, 1.13];

/** Both functions return a part of the present size. */
export type Audience = {
  streamsPerListener: number;
  listenersThen: (daysAgo: number) => number;
  /** Null where followers are counted here. */
  followersThen: ((daysAgo: number) => number) | null;
};

const growing = (atFirst: number) => (daysAgo: number) =>
  atFirst + (1 - atFirst) * ((importedDays - daysAgo) / (importedDays - 1));

const large: Audience = {
  streamsPerListener: 0.21,
  listenersThen: growing(0.55),
  followersThen: growing(0.8),
};

/** Other countries weigh 0.3 to 1.3. */
const homeWeight = 2.5;

/** In millionths of a euro, the mean of the rates. */
const earnedPerStream = 4100;

/** Figures grow up to what the artists' pages show on `today` (`yyyy-mm-dd`). Deterministic. */
export function makeImport(
  { artists, tracks }: Pick<Catalogue, 'artists' | 'tracks'>,
  today: string,
  audience: Audience = large,
): ImportedFigures {
  const shares = new Map(artists.map((artist) => [artist.id, getShares(artist)]));
  return {
    days: artists.flatMap((artist) =>
      Array.from({ length: importedDays }, (_, index) => {
        const { id: artistId, followers } = artist;
        const daysAgo = importedDays - index;
        const day = daysBefore(today, daysAgo);
        const { listeners, streams } = heardOn(artist, { day, daysAgo }, audience);
        const countries = split(streams, shares.get(artistId) ?? []);
        return {
          artistId,
          day,
          streams,
          earned: streams * earnedPerStream,
          listeners,
          followers:
            audience.followersThen && Math.round(followers * audience.followersThen(daysAgo)),
          countries: withEarnings(countries),
          sources: withEarnings(split(streams, sourceShares)),
          listenerCountries: Object.fromEntries(split(listeners, shares.get(artistId) ?? [])),
        };
      }),
    ),
    tracks: tracks.map(({ id: trackId, artistId, plays }) => ({
      trackId,
      artistId,
      streams: plays,
      earned: plays * earnedPerStream,
      countries: withEarnings(split(plays, shares.get(artistId) ?? [])),
    })),
  };
}

type Listened = Pick<Catalogue['artists'][number], 'id' | 'monthlyListeners'>;

export function heardOn(
  { id, monthlyListeners }: Listened,
  { day, daysAgo }: { day: string; daysAgo: number },
  { streamsPerListener, listenersThen }: Audience,
): { listeners: number; streams: number } {
  const wave = 0.94 + 0.12 * seeded(`${id} ${day}`);
  const listeners = Math.round(monthlyListeners * listenersThen(daysAgo));
  const weekday = weekdayFactors[new Date(day).getUTCDay()] ?? 1;
  return { listeners, streams: Math.round(listeners * streamsPerListener * weekday * wave) };
}

const sourceShares: Shares = [
  ['playlist', 0.44],
  ['liked', 0.17],
  ['artist', 0.12],
  ['album', 0.11],
  ['search', 0.08],
  ['home', 0.05],
  ['link', 0.03],
];

export type Shares = readonly (readonly [name: string, share: number])[];

export function getShares({ id, country: home }: Catalogue['artists'][number]): Shares {
  const weights = demoCountries.map((country) => {
    const weight = 0.3 + seeded(`${id} in ${country}`);
    return [country, country === home ? weight + homeWeight : weight] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([country, weight]) => [country, weight / whole]);
}

/** Returns integers that add up to `count`; the first takes the rounding difference. */
export function split(count: number, shares: Shares): [string, number][] {
  const parts = shares.map(([name, share]): [string, number] => [name, Math.floor(count * share)]);
  const [first] = parts;
  if (first) first[1] += count - parts.reduce((sum, [, part]) => sum + part, 0);
  return parts;
}

function withEarnings(parts: [string, number][]): EarningParts {
  return Object.fromEntries(
    parts.map(([name, streams]) => [name, [streams, streams * earnedPerStream]]),
  );
}
