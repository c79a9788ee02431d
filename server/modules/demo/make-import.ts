import type { Catalogue } from '#sample/catalogue-types.ts';
import { seeded } from '#sample/seeded.ts';
import { countryCodes } from '#contract/codes.ts';
import { daysBefore } from '../figures/artist-summary.ts';
import type { EarningParts } from '../figures/day-figures.ts';
import type { ImportedFigures } from '../figures/read-import.ts';

/** Days that the demo's artists were counted elsewhere, before the day of the seed. */
const length = 400;

/** Streams of a monthly listener on a day, and by weekday from Sunday. */
const streamsPerListener = 0.21;
const weekdayFactors = [1.02, 0.88, 0.9, 0.94, 0.98, 1.15, 1.13];

/** Part of its listeners, and of its followers, that an artist had at the beginning. */
const listenersAtFirst = 0.55;
const followersAtFirst = 0.8;

/** What home weighs more than another country, whose weight is 0.3 to 1.3. */
const homeWeight = 2.5;

/** Millionths of a euro that a stream earned; as the mean of the rates. */
const earnedPerStream = 4100;

/**
 * What the demo's artists and tracks were counted elsewhere before `today` (`yyyy-mm-dd`): an audience that grows up to
 * what their pages say. The same catalogue and day give the same figures.
 */
export function makeImport({ artists, tracks }: Catalogue, today: string): ImportedFigures {
  const shares = new Map(artists.map((artist) => [artist.id, sharesOf(artist)]));
  return {
    days: artists.flatMap(({ id: artistId, monthlyListeners, followers }) =>
      Array.from({ length }, (_, index) => {
        const day = daysBefore(today, length - index);
        const grown = index / (length - 1);
        const wave = 0.94 + 0.12 * seeded(`${artistId} ${day}`);
        const listeners = Math.round(
          monthlyListeners * (listenersAtFirst + (1 - listenersAtFirst) * grown),
        );
        const weekday = weekdayFactors[new Date(day).getUTCDay()] ?? 1;
        const streams = Math.round(listeners * streamsPerListener * weekday * wave);
        const countries = split(streams, shares.get(artistId) ?? []);
        return {
          artistId,
          day,
          streams,
          earned: streams * earnedPerStream,
          listeners,
          followers: Math.round(followers * (followersAtFirst + (1 - followersAtFirst) * grown)),
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

/** Where listening elsewhere was started. */
const sourceShares: Shares = [
  ['playlist', 0.44],
  ['liked', 0.17],
  ['artist', 0.12],
  ['album', 0.11],
  ['search', 0.08],
  ['home', 0.05],
  ['link', 0.03],
];

type Shares = readonly (readonly [name: string, share: number])[];

/** Where an artist is heard: most at home, parts of one together. */
function sharesOf({ id, country: home }: Catalogue['artists'][number]): Shares {
  const weights = countryCodes.map((country) => {
    const weight = 0.3 + seeded(`${id} in ${country}`);
    return [country, country === home ? weight + homeWeight : weight] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([country, weight]) => [country, weight / whole]);
}

/** Whole numbers in proportion to the shares, which add up to `count`: the first takes what rounding leaves. */
function split(count: number, shares: Shares): [string, number][] {
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
