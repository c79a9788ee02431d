import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import { daysBefore } from '../../../platform/days.ts';
import {
  addEarnings,
  addParts,
  type DayFigures,
  type DayParts,
  type EarningParts,
  emptyParts,
} from './day-figures.ts';
import type { ImportedDay } from './read-import.ts';

/** Includes today. See docs/product/figures.md. */
export const daysOf: Record<FigureRange, number> = {
  '7days': 7,
  '28days': 28,
  '90days': 90,
  '1year': 365,
};

/** Covers the longest range, and the one before it. */
export const summedDays = 2 * daysOf['1year'];

const toldMonths = 12;

const mostPlaylists = 10;
const mostTracks = 50;

/**
 * Counts of people, except `visits`, which are people times days. `finished` covers finished days,
 * `finishedBefore` as many before; `before` the whole range before, `returning` those of it who came
 * back; `repeating` listened on several days; `saving` saved a track since the range began.
 */
export const countedListeners = [
  'all',
  'finished',
  'finishedBefore',
  'before',
  'returning',
  'repeating',
  'new',
  'loyal',
  'saving',
  'visits',
] as const;

export type CountedListeners = Record<(typeof countedListeners)[number], number>;

export type ListenerFigures = CountedListeners & {
  countries: Record<string, number>;
  ages: Record<string, number>;
};

/** Counts the listeners of 28 days at the range's end, and before it. */
export type ElsewhereFigures = {
  streams: number;
  earned: number;
  finishedStreams: number;
  finishedStreamsBefore: number;
  listeners: number;
  listenersBefore: number;
  followers: number | null;
  followersBefore: number | null;
  countries: EarningParts;
  sources: EarningParts;
  listenerCountries: Record<string, number>;
};

export type RangeFigures = {
  streams: number;
  skips: number;
  seconds: number;
  earned: number;
  finishedStreams: number;
  finishedStreamsBefore: number;
  listeners: ListenerFigures;
  /** Streams by weekday, Monday first, and hour. */
  hours: number[][];
  parts: Omit<DayParts, 'hours'>;
  elsewhere: ElsewhereFigures | null;
};

export type MonthFigures = { month: string; streams: number; earned: number };

export type PlaylistFigures = { editorial: number; user: number; addedThisWeek: number };

/** Counts at the end of the last finished day, and as many days before. */
export type FollowerFigures = { value: number; before: number };

export type ArtistSummary = {
  ranges: Record<FigureRange, RangeFigures>;
  followers: Record<FigureRange, FollowerFigures>;
  /** Twelve whole months and the one before them, the oldest first. */
  months: MonthFigures[];
  thisMonth: MonthFigures;
  playlists: PlaylistFigures;
};

/** The oldest days need no parts. */
export type SummedDay = Pick<DayFigures, 'streams' | 'skips' | 'seconds' | 'earned'> & {
  day: string;
  parts: DayParts | null;
};

export type Known = {
  listeners: Record<FigureRange, ListenerFigures>;
  followers: Record<FigureRange, FollowerFigures>;
  imported: readonly ImportedDay[];
  playlists: PlaylistFigures;
};

/**
 * @param days of the last `summedDays`, in any order, maybe with gaps.
 * @param today `yyyy-mm-dd`, the last day of every range.
 */
export function sumUp(days: readonly SummedDay[], today: string, known: Known): ArtistSummary {
  const counted = [...days, ...known.imported];
  const ranges = figureRanges.map((range) => {
    const span = { today, length: daysOf[range] };
    const figures = sumRange(days, span, known.listeners[range]);
    return [range, { ...figures, elsewhere: sumElsewhere(known.imported, span) }];
  });
  return {
    ranges: Object.fromEntries(ranges) as ArtistSummary['ranges'],
    followers: known.followers,
    months: sumMonths(counted, today),
    thisMonth: sumMonth(counted, monthsBefore(today, 0)),
    playlists: known.playlists,
  };
}

type Range = { today: string; length: number };

function sumRange(
  days: readonly SummedDay[],
  { today, length }: Range,
  listeners: ListenerFigures,
): Omit<RangeFigures, 'elsewhere'> {
  const { inRange, before } = splitDays(days, { today, length });
  return {
    streams: sum(inRange, 'streams'),
    skips: sum(inRange, 'skips'),
    seconds: sum(inRange, 'seconds'),
    earned: sum(inRange, 'earned'),
    finishedStreams: sum(
      inRange.filter(({ day }) => day < today),
      'streams',
    ),
    finishedStreamsBefore: sum(before, 'streams'),
    listeners,
    ...sumParts(inRange),
  };
}

function splitDays<Day extends { day: string }>(days: readonly Day[], { today, length }: Range) {
  const within = (first: string, last: string) =>
    days.filter(({ day }) => day >= first && day <= last);
  return {
    inRange: within(daysBefore(today, length - 1), today),
    before: within(daysBefore(today, 2 * length - 1), daysBefore(today, length + 1)),
  };
}

function sumElsewhere(imported: readonly ImportedDay[], range: Range): ElsewhereFigures | null {
  if (imported.length === 0) return null;
  const { inRange, before } = splitDays(imported, range);
  const last = inRange.at(-1);
  const countries: EarningParts = {};
  const sources: EarningParts = {};
  for (const day of inRange) {
    addEarnings(countries, day.countries);
    addEarnings(sources, day.sources);
  }
  return {
    streams: sum(inRange, 'streams'),
    earned: sum(inRange, 'earned'),
    finishedStreams: sum(
      inRange.filter(({ day }) => day < range.today),
      'streams',
    ),
    finishedStreamsBefore: sum(before, 'streams'),
    listeners: last?.listeners ?? 0,
    listenersBefore: before.at(-1)?.listeners ?? 0,
    followers: followersOn(imported, range.today),
    followersBefore: followersOn(imported, daysBefore(range.today, range.length + 1)),
    countries,
    sources,
    listenerCountries: last?.listenerCountries ?? {},
  };
}

function followersOn(imported: readonly ImportedDay[], last: string): number | null {
  const known = imported.findLast(({ day, followers }) => day <= last && followers !== null);
  return known?.followers ?? null;
}

function sumParts(days: readonly SummedDay[]): Pick<RangeFigures, 'hours' | 'parts'> {
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const { hours: _, ...sums } = emptyParts();
  for (const { day, parts } of days) {
    if (parts === null) continue;
    addParts(sums, parts);
    const ofWeekday = hours[getWeekday(day)] ?? [];
    for (const [hour, count] of Object.entries(parts.hours)) {
      ofWeekday[Number(hour)] = (ofWeekday[Number(hour)] ?? 0) + count;
    }
  }
  return {
    hours,
    parts: {
      ...sums,
      playlists: most(sums.playlists, mostPlaylists, (streams) => streams),
      tracks: most(sums.tracks, mostTracks, ([streams]) => streams),
    },
  };
}

type Summed = { day: string; streams: number; earned: number };

function sumMonths(days: readonly Summed[], today: string): MonthFigures[] {
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return Array.from({ length: toldMonths + 1 }, (_, index) => {
    const month = monthsBefore(today, toldMonths + 1 - index);
    return sumMonth(byMonth.get(month) ?? [], month);
  });
}

function sumMonth(days: readonly Summed[], month: string): MonthFigures {
  const its = days.filter(({ day }) => day.startsWith(month));
  return { month, streams: sum(its, 'streams'), earned: sum(its, 'earned') };
}

function sum<Figure extends string>(
  days: readonly Record<Figure, number>[],
  figure: Figure,
): number {
  return days.reduce((total, day) => total + day[figure], 0);
}

function most<Part>(
  parts: Record<string, Part>,
  count: number,
  rank: (part: Part) => number,
): Record<string, Part> {
  const ordered = Object.entries(parts).toSorted(([, one], [, other]) => rank(other) - rank(one));
  return Object.fromEntries(ordered.slice(0, count));
}

function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** Monday is 0. */
function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
