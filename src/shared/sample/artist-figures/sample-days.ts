import type { FigureRange } from '../../contract/artist-figures.ts';

const dayMs = 86_400_000;

/** Days of a range, today among them. See docs/product/figures.md. */
export const daysIn: Record<FigureRange, number> = {
  '7days': 7,
  '28days': 28,
  '90days': 90,
  '1year': 365,
};

/** Today in UTC, as `yyyy-mm-dd`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A day so many days from another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** From Sunday: songs are for the weekend. */
const weekdayShares = [1.04, 0.9, 0.88, 0.93, 1, 1.19, 1.27];

/** Streams of the example's artist on a day that lies so many days back: a slow rise, with weekends. */
function streamsOn(day: string, daysBack: number): number {
  const weekday = new Date(day).getUTCDay();
  const sway = 1 + 0.06 * Math.sin(daysBack / 3.1);
  const rise = 1 + Math.max(0, 400 - daysBack) / 900;
  const shareOfDay = daysBack === 0 ? 0.6 : 1;
  return Math.round(6_200 * (weekdayShares[weekday] ?? 1) * sway * rise * shareOfDay);
}

/** So many days of the example, the last `skipping` days back. */
export const sampleDays = (length: number, skipping = 0) =>
  Array.from({ length }, (_, index) => {
    const daysBack = skipping + length - 1 - index;
    const date = dayFrom(today(), -daysBack);
    return { date, streams: streamsOn(date, daysBack) };
  });

/** Streams of so many days of the example. */
export const sampleStreams = (length: number, skipping = 0): number =>
  sampleDays(length, skipping).reduce((sum, { streams }) => sum + streams, 0);

/** What a stream earns in the mean, in euros. See docs/product/figures.md. */
export const perStream = 0.0041;

/** Money of so many streams, in euros, to the millionth. */
export const earned = (streams: number): number => Math.round(streams * perStream * 1e6) / 1e6;

/** A whole in parts of given weights, whole numbers that add up to it: the first takes what is left. */
export function inParts(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  const left = whole - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => (index === 0 ? part + left : part));
}

/** A whole among named things by their weights, each with its money. */
export const earningParts = <Name extends string>(
  whole: number,
  weights: Readonly<Partial<Record<Name, number>>>,
) => {
  const names = Object.keys(weights) as Name[];
  const parts = inParts(
    whole,
    names.map((name) => weights[name] ?? 0),
  );
  return names.map((name, index) => {
    const streams = parts[index] ?? 0;
    return { name, streams, earnings: earned(streams) };
  });
};

/** The last whole months, the oldest first, as `yyyy-mm`, with what lies in each. */
export function sampleMonths(length = 12) {
  const thisMonth = today().slice(0, 7);
  return Array.from({ length }, (_, index) => {
    const [year = 0, month = 1] = thisMonth.split('-').map(Number);
    const start = new Date(Date.UTC(year, month - 1 - (length - index), 1));
    const end = new Date(Date.UTC(year, month - (length - index), 1));
    const days = Math.round((end.getTime() - start.getTime()) / dayMs);
    const back = Math.round((Date.parse(today()) - end.getTime()) / dayMs) + 1;
    const streams = sampleStreams(days, back);
    return { month: start.toISOString().slice(0, 7), streams, earnings: earned(streams) };
  });
}

/** The last day of the month after one. */
export function lastDayAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number + 1, 0)).toISOString().slice(0, 10);
}
