import {
  ageGroups,
  type ArtistAudience,
  type ArtistStats,
  type ArtistTrack,
  type FigureRange,
  type FigureSource,
} from '#contract/artist-figures.ts';
import { figureCountries, figureDevices, figurePlans, figureSources } from '#contract/codes.ts';
import { roundShares } from '../../../../src/shared/lib/format/round-shares.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { ReadySummary, TrackFiguresRow } from './artist-figures.repository.ts';
import {
  daysOf,
  type ListenerFigures,
  type MonthFigures,
  type RangeFigures,
} from './artist-summary.ts';
import { daysBefore } from '../../../platform/days.ts';
import type { Deductions } from './deductions.ts';
import { addCount, addEarning, type EarningParts } from './day-figures.ts';

/** Ages of smaller groups are hidden. See docs/product/figures.md. */
const smallestGroup = 10;

const yearOfMonths = 12;

export function getSpan(range: FigureRange, until: string): { from: string; until: string } {
  return { from: daysBefore(until, daysOf[range] - 1), until };
}

export function describeStats(
  { followers, range, last28, months }: ReadySummary,
  days: ArtistStats['recentStreams'],
  span: { from: string; until: string },
): ArtistStats {
  const { listeners, elsewhere } = last28;
  const lastMonths = months.slice(-yearOfMonths);
  return {
    monthlyListeners: listeners.all + (elsewhere?.listeners ?? 0),
    totalStreams: range.streams + (range.elsewhere?.streams ?? 0),
    followers,
    totalEarnings: inEuros(lastMonths.reduce((total, { earned }) => total + earned, 0)),
    monthlyEarnings: inEuros(lastMonths.at(-1)?.earned ?? 0),
    topCountries: describeCountries(last28),
    demographics: describeAges(listeners),
    recentStreams: withEmptyDays(days, span),
  };
}

function describeCountries({ listeners, elsewhere }: RangeFigures): ArtistStats['topCountries'] {
  const countries = { ...listeners.countries };
  for (const [country, count] of Object.entries(elsewhere?.listenerCountries ?? {})) {
    addCount(countries, country, count);
  }
  const listed = largestFirst(figureCountries, (country) => countries[country]);
  const percentages = getPercentages(listed.map(([, count]) => count));
  return listed.map(([country, count], index) => ({
    country,
    listeners: count,
    percentage: percentages[index] ?? 0,
  }));
}

function describeAges({ ages }: ListenerFigures): ArtistStats['demographics'] {
  const groups = ageGroups.flatMap((age, index) => {
    const listeners = ages[index] ?? 0;
    return listeners >= smallestGroup ? [{ age, listeners }] : [];
  });
  const percentages = getPercentages(groups.map(({ listeners }) => listeners));
  return groups.map(({ age }, index) => ({ age, percentage: percentages[index] ?? 0 }));
}

function withEmptyDays(
  days: ArtistStats['recentStreams'],
  { from, until }: { from: string; until: string },
): ArtistStats['recentStreams'] {
  const counted = new Map(days.map(({ date, streams }) => [date, streams]));
  const all = [];
  for (let date = from; date <= until; date = daysBefore(date, -1)) {
    all.push({ date, streams: counted.get(date) ?? 0 });
  }
  return all;
}

export function describeTrack(row: TrackFiguresRow): ArtistTrack {
  const { earned, countries, importedCountries, albumId, ...track } = row;
  const all = together(countries, importedCountries);
  return {
    ...track,
    coverImage: imagePath('album', albumId),
    earnings: inEuros(earned),
    countries: largestFirst(figureCountries, (country) => all[country]?.[0]).map(
      ([country, streams]) => ({ country, streams }),
    ),
  };
}

type Found = {
  playlists: ReadonlyMap<string, { name: string | null; isEditorial: boolean }>;
  titles: ReadonlyMap<string, string>;
  deductions: Deductions;
};

/** The whole months, the oldest first, and the current one. */
export const getShownMonths = ({ months, thisMonth }: ReadySummary): MonthFigures[] => [
  ...months.slice(-yearOfMonths),
  ...(thisMonth ? [thisMonth] : []),
];

export function describeAudience(
  range: FigureRange,
  summary: ReadySummary,
  { playlists, titles, deductions }: Found,
): ArtistAudience {
  const { artist, range: figures, last28, months, thisMonth, endsOn, summedAt } = summary;
  const counts = summary.playlists;
  const { streams, skips, seconds, listeners, hours, parts } = figures;
  const { elsewhere } = figures;
  const countries = together(parts.countries, elsewhere?.countries);
  const sources = together(parts.sources, elsewhere?.sources);
  const earnedIn = (index: number) => inEuros(months.at(index)?.earned ?? 0);
  return {
    artist,
    range,
    ...getSpan(range, endsOn),
    countedAt: summedAt.toISOString(),
    changes: {
      monthlyListeners: {
        value: last28.listeners.finished + (last28.elsewhere?.listeners ?? 0),
        before: last28.listeners.finishedBefore + (last28.elsewhere?.listenersBefore ?? 0),
      },
      streams: {
        value: figures.finishedStreams + (elsewhere?.finishedStreams ?? 0),
        before: figures.finishedStreamsBefore + (elsewhere?.finishedStreamsBefore ?? 0),
      },
      followers: getFollowers(summary),
      monthlyEarnings: { value: earnedIn(-1), before: earnedIn(-2) },
    },
    listeners: listeners.all,
    streams,
    starts: streams + skips,
    skipRate: share(skips, streams + skips),
    retention: share(listeners.returning, listeners.before),
    saveRate: share(listeners.saving, listeners.all),
    hours,
    devices: largestFirst(figureDevices, (device) => parts.devices[device]).map(
      ([device, count]) => ({ device, streams: count }),
    ),
    plans: getEarnings(figurePlans, parts.plans).map(([plan, sums]) => ({ plan, ...sums })),
    behaviour: {
      secondsPerVisit: listeners.visits > 0 ? seconds / listeners.visits : null,
      tracksPerVisit: listeners.visits > 0 ? streams / listeners.visits : null,
      repeatRate: share(listeners.repeating, listeners.all),
      discovery: getDiscovery(parts.sources),
    },
    loyalty: {
      loyal: listeners.loyal,
      occasional: listeners.all - listeners.loyal - listeners.new,
      new: listeners.new,
    },
    playlists: {
      top: mostFirst(Object.entries(parts.playlists), ([, count]) => count).map(([id, count]) => {
        const { name = null, isEditorial = false } = playlists.get(id) ?? {};
        return { id, name, isEditorial, streams: count };
      }),
      ...counts,
    },
    sources: getEarnings(figureSources, sources).map(([source, sums]) => ({
      source,
      ...sums,
    })),
    countries: getEarnings(figureCountries, countries).map(([country, sums]) => {
      return { country, ...sums };
    }),
    tracks: mostFirst(Object.entries(parts.tracks), ([, [played]]) => played).flatMap(
      ([id, [played, earned, skipped]]) => {
        const title = titles.get(id);
        if (title === undefined) return [];
        return [{ id, title, streams: played, earnings: inEuros(earned), skips: skipped }];
      },
    ),
    ...(elsewhere && {
      elsewhere: {
        streams: elsewhere.streams,
        listeners: last28.elsewhere?.listeners ?? 0,
        earnings: inEuros(elsewhere.earned),
      },
    }),
    ...(deductions.held && { held: deductions.held }),
    months: months.slice(-yearOfMonths).map((each) => describeMonth(each, deductions)),
    ...(thisMonth && { thisMonth: describeMonth(thisMonth, deductions) }),
  };
}

function describeMonth({ month, streams, earned }: MonthFigures, deductions: Deductions) {
  const { waiting = 0, refused = 0, shared = 0 } = deductions.months.get(month) ?? {};
  return {
    month,
    streams,
    earnings: inEuros(earned),
    ...((waiting > 0 || refused > 0) && {
      held: { waiting: inEuros(waiting), refused: inEuros(refused) },
    }),
    ...(shared > 0 && { shared: inEuros(shared) }),
  };
}

/**
 * Followers elsewhere are as imported, or else the catalogue's constant number; null where an
 * import lacks the time before.
 */
function getFollowers({
  followers,
  followersHere,
  followersThen: { value, before },
  range: { elsewhere },
}: ReadySummary): ArtistAudience['changes']['followers'] {
  const catalogue = followers - followersHere;
  if (elsewhere === null || elsewhere.followers === null) {
    return { value: catalogue + value, before: catalogue + before };
  }
  if (elsewhere.followersBefore === null) return null;
  return { value: elsewhere.followers + value, before: elsewhere.followersBefore + before };
}

const discovering: readonly FigureSource[] = ['playlist', 'chart', 'search', 'home', 'link'];

function getDiscovery(sources: EarningParts): number | null {
  const getStreams = (names: readonly FigureSource[]) =>
    names.reduce((total, name) => total + (sources[name]?.[0] ?? 0), 0);
  return share(
    getStreams(discovering),
    getStreams(figureSources.filter((name) => name !== 'unknown')),
  );
}

function mostFirst<Part>(parts: readonly Part[], countOf: (part: Part) => number): Part[] {
  return parts.toSorted((one, other) => countOf(other) - countOf(one));
}

function together(here: EarningParts | null, elsewhere: EarningParts | null | undefined) {
  const parts = { ...here };
  for (const [name, earning] of Object.entries(elsewhere ?? {})) addEarning(parts, name, earning);
  return parts;
}

function getEarnings<Name extends string>(names: readonly Name[], parts: EarningParts) {
  return largestFirst(names, (name) => parts[name]?.[0]).map(([name, streams]) => {
    return [name, { streams, earnings: inEuros(parts[name]?.[1] ?? 0) }] as const;
  });
}

function largestFirst<Name extends string>(
  names: readonly Name[],
  countOf: (name: Name) => number | undefined,
): [Name, number][] {
  return names
    .flatMap((name): [Name, number][] => {
      const count = countOf(name);
      return count === undefined ? [] : [[name, count]];
    })
    .toSorted(([, one], [, other]) => other - one);
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** Percentages have one decimal and add up to exactly 100. */
function getPercentages(parts: readonly number[]): number[] {
  return roundShares(parts, { decimals: 1 }).shares.map((each) => Math.round(each * 1000) / 10);
}

function inEuros(micros: number): number {
  return micros / 1_000_000;
}
