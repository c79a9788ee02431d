import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import {
  type CountedListeners,
  daysOf,
  type ListenerFigures,
  summedDays,
} from './artist-summary.ts';
import { addCount, unknownPart } from './day-figures.ts';
import { emptyListeners, ofEachRange } from './empty-summary.ts';

/** Days without a play before a range, after which a listener is new. */
const newAfter = 365;

/** What accounts have in common; those with equal ones share an object. */
export type AccountGroup = { country: string | null; age: number | null };

/** By the account's number. */
export type Accounts = ReadonlyMap<number, AccountGroup>;

/** Accounts that saved a track last so many days ago. */
export type Savers = { age: number; numbers: readonly number[] };

/** Days of a range, and for each range the age of the last day before it, 0 for none. */
const [days, last, flags, latest, width] = [0, 4, 8, 9, 10] as const;

const pageBits = 10;
const pageMask = 2 ** pageBits - 1;

const ranges = figureRanges.map((range, at) => ({ range, at, length: daysOf[range] }));

/** Bits of `flags`: listened today, and in each range's finished days before. */
const isOfToday = 1;
const finishedBefore = (at: number) => 2 << at;

/**
 * Counts an artist's distinct listeners of all ranges, in one pass over the days' sets. A listener
 * takes twenty bytes however many days there are, and a day of 10,000 less than a millisecond, where
 * grouping in SQL took the time limit of a statement for a star's two years.
 */
export function makeListenerDays() {
  /** Place + 1 by number, 0 for none, in pages, which are read three times as fast as a map. */
  const pages: Int32Array[] = [];
  const listeners: number[] = [];
  let state = new Uint16Array(64 * width);

  const findPlace = (number: number) => (pages[number >> pageBits]?.[number & pageMask] ?? 0) - 1;

  function toPlace(number: number): number {
    const known = findPlace(number);
    if (known >= 0) return known;
    const place = listeners.length * width;
    listeners.push(number);
    const page = (pages[number >> pageBits] ??= new Int32Array(pageMask + 1));
    page[number & pageMask] = place + 1;
    if (place === state.length) {
      const larger = new Uint16Array(2 * state.length);
      larger.set(state);
      state = larger;
    }
    return place;
  }

  const read = (place: number, field: number) => state[place + field] ?? 0;

  return {
    getNumbers: (): readonly number[] => listeners,

    /** @param age days before today; days come from the oldest on, a listener of one maybe twice. */
    addDay(age: number, numbers: readonly number[]): void {
      // Ranges are ordered by length: the day lies before the first ones, and in all others.
      const before = ranges.filter(({ length }) => age >= length).length;
      let marks = age === 0 ? isOfToday : 0;
      for (const { at, length } of ranges) {
        if (age > length && age < 2 * length) marks |= finishedBefore(at);
      }
      // Counts from 1, so that 0 is no day.
      const day = summedDays - age;
      for (const number of numbers) {
        const place = toPlace(number);
        if (state[place + latest] === day) continue;
        state[place + latest] = day;
        state[place + flags] = read(place, flags) | marks;
        for (let at = 0; at < before; at += 1) state[place + last + at] = age;
        for (let at = before; at < ranges.length; at += 1) {
          state[place + days + at] = read(place, days + at) + 1;
        }
      }
    },

    sumUp(accounts: Accounts, savers: readonly Savers[]): Record<FigureRange, ListenerFigures> {
      const sums = ofEachRange(emptyListeners);
      for (const { range, at, length } of ranges) {
        const groups = new Map<AccountGroup | undefined, number>();
        for (const [index, number] of listeners.entries()) {
          const place = index * width;
          addListener(sums[range], place, { at, length });
          if (read(place, days + at) === 0) continue;
          const group = accounts.get(number);
          groups.set(group, (groups.get(group) ?? 0) + 1);
        }
        for (const [group, count] of groups) {
          addCount(sums[range].countries, group?.country ?? unknownPart, count);
          if (group && group.age !== null) addCount(sums[range].ages, String(group.age), count);
        }
        for (const { age, numbers } of savers) {
          if (age < length) sums[range].saving += countHere(numbers, at);
        }
      }
      return sums;
    },
  };

  function countHere(numbers: readonly number[], at: number): number {
    let count = 0;
    for (const number of numbers) {
      const place = findPlace(number);
      if (place >= 0 && read(place, days + at) > 0) count += 1;
    }
    return count;
  }

  function addListener(
    sums: CountedListeners,
    place: number,
    { at, length }: { at: number; length: number },
  ): void {
    const count = read(place, days + at);
    const lastBefore = read(place, last + at);
    const marks = read(place, flags);
    const wasHere = lastBefore > 0 && lastBefore < 2 * length;
    if (wasHere) sums.before += 1;
    if ((marks & finishedBefore(at)) > 0) sums.finishedBefore += 1;
    if (count === 0) return;
    const isNew = lastBefore === 0 || lastBefore >= length + newAfter;
    sums.all += 1;
    sums.visits += count;
    if (count > (marks & isOfToday)) sums.finished += 1;
    if (wasHere) sums.returning += 1;
    if (count > 1) sums.repeating += 1;
    if (isNew) sums.new += 1;
    else if (count >= Math.max(3, Math.floor(length / 7))) sums.loyal += 1;
  }
}

export type ListenerDays = ReturnType<typeof makeListenerDays>;
