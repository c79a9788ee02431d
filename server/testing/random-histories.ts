import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import { createRandom, type Random } from '../platform/seeds/random.ts';
import type { CountedListeners, RangeFigures } from '../modules/figures/figures/artist-summary.ts';
import { addToDay, emptyDay } from '../modules/figures/figures/day-figures.ts';
import { type FigureEvent } from '../modules/listening/figure-event/figure-event.ts';
import { toDay } from '../platform/days.ts';

const dayLength = 86_400_000;

/** A simple reference count straight from the events: slow and easy to verify. */
export type PlainCount = {
  sums: Pick<
    RangeFigures,
    'streams' | 'skips' | 'seconds' | 'earned' | 'finishedStreams' | 'finishedStreamsBefore'
  >;
  listeners: Omit<CountedListeners, 'saving'>;
};

export function drawHistories(count: number, until: Date) {
  return Array.from({ length: count }, (_, index) => {
    const artistId = `art_${index}`;
    return { artistId, events: drawHistory(`history ${index}`, { artistId, until }) };
  });
}

/** Counts the days in two parts, as when events arrive late. */
export function countDays(events: readonly FigureEvent[]) {
  return [...Map.groupBy(events, ({ at }) => toDay(at))].map(([day, its]) => {
    const early = addToDay(emptyDay(), its.slice(1));
    return { day, ...addToDay(early, its.slice(0, 1)) };
  });
}

/** Draws plays and skips over two and a half years, many around midnight. */
function drawHistory(seed: string, { artistId, until }: { artistId: string; until: Date }) {
  const random = createRandom(seed);
  const listeners = 1 + draw(random, 6);
  const span = [3, 30, 120, 900][draw(random, 4)] ?? 900;
  return Array.from({ length: draw(random, 60) }, (): FigureEvent => {
    const day = Math.floor(until.getTime() / dayLength) - draw(random, span);
    const isAtMidnight = random() < 0.3;
    const time = isAtMidnight ? [0, 1, dayLength - 1][draw(random, 3)] : draw(random, dayLength);
    const at = Math.min(day * dayLength + (time ?? 0), until.getTime());
    return {
      kind: random() < 0.2 ? 'skip' : 'play',
      artistId,
      trackId: `${artistId}-${draw(random, 3)}`,
      at: new Date(at),
      listenerNumber: random() < 0.05 ? null : 1 + draw(random, listeners),
      duration: 60 + draw(random, 300),
      earned: draw(random, 7_000),
      source: (['playlist', 'liked', 'search', null] as const)[draw(random, 4)] ?? null,
      playlistId: null,
      country: ['ES', 'MX', null][draw(random, 3)] ?? null,
      plan: (['free', 'premium', null] as const)[draw(random, 3)] ?? null,
      device: (['phone', 'computer', null] as const)[draw(random, 3)] ?? null,
    };
  });
}

const draw = (random: Random, below: number) => Math.floor(random() * below);

const lengths: Record<FigureRange, number> = {
  '7days': 7,
  '28days': 28,
  '90days': 90,
  '1year': 365,
};

export function countPlainly(
  events: readonly FigureEvent[],
  today: string,
): Record<FigureRange, PlainCount> {
  const last = Math.floor(Date.parse(today) / dayLength);
  /** Events with their age in days. */
  const aged = events.map((event) => {
    return { ...event, age: last - Math.floor(event.at.getTime() / dayLength) };
  });
  const counts = figureRanges.map((range) => [range, countRange(aged, lengths[range])]);
  return Object.fromEntries(counts) as Record<FigureRange, PlainCount>;
}

type Aged = FigureEvent & { age: number };

function countRange(events: readonly Aged[], length: number): PlainCount {
  const plays = events.filter(({ kind }) => kind === 'play');
  const between = (list: readonly Aged[], first: number, last: number) =>
    list.filter(({ age }) => age >= first && age <= last);
  const people = (list: readonly FigureEvent[]) =>
    new Set(list.flatMap(({ listenerNumber }) => listenerNumber ?? []));
  const here = between(plays, 0, length - 1);
  const known = people(between(plays, length, length + 364));
  const before = people(between(plays, length, 2 * length - 1));
  const daysOf = new Map(
    [...people(here)].map((person) => {
      const its = here.filter(({ listenerNumber }) => listenerNumber === person);
      return [person, new Set(its.map(({ age }) => age)).size];
    }),
  );
  const those = (is: (days: number, person: number) => boolean) =>
    [...daysOf].filter(([person, days]) => is(days, person)).length;
  const isLoyal = (days: number) => days >= Math.max(3, Math.floor(length / 7));
  const sum = (figure: 'duration' | 'earned') =>
    here.reduce((total, event) => total + event[figure], 0);
  return {
    sums: {
      streams: here.length,
      skips: between(events, 0, length - 1).length - here.length,
      seconds: sum('duration'),
      earned: sum('earned'),
      finishedStreams: between(plays, 1, length - 1).length,
      finishedStreamsBefore: between(plays, length + 1, 2 * length - 1).length,
    },
    listeners: {
      all: daysOf.size,
      finished: people(between(plays, 1, length - 1)).size,
      finishedBefore: people(between(plays, length + 1, 2 * length - 1)).size,
      before: before.size,
      returning: those((_, person) => before.has(person)),
      repeating: those((days) => days > 1),
      new: those((_, person) => !known.has(person)),
      loyal: those((days, person) => isLoyal(days) && known.has(person)),
      visits: [...daysOf.values()].reduce((total, days) => total + days, 0),
    },
  };
}
