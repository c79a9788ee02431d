import type { FigureRange } from '../../contract/artist-figures.ts';

const dayMs = 86_400_000;

/** Including today. See docs/product/figures.md. */
export const daysIn: Record<FigureRange, number> = {
  '7days': 7,
  '28days': 28,
  '90days': 90,
  '1year': 365,
};

/** In UTC, `yyyy-mm-dd`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The day `days` after another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** From Sunday; weekends are higher. */
const weekdayShares = [1.04, 0.9, 0.88, 0.93, 1, 1.19, 1.27];

/** A slow rise with higher weekends. */
function streamsOn(day: string, daysBack: number): number {
  const weekday = new Date(day).getUTCDay();
  const sway = 1 + 0.06 * Math.sin(daysBack / 3.1);
  const rise = 1 + Math.max(0, 400 - daysBack) / 900;
  const shareOfDay = daysBack === 0 ? 0.6 : 1;
  return Math.round(6_200 * (weekdayShares[weekday] ?? 1) * sway * rise * shareOfDay);
}

/** `length` days of the sample, ending `skipping` days ago. */
export const sampleDays = (length: number, skipping = 0) =>
  Array.from({ length }, (_, index) => {
    const daysBack = skipping + length - 1 - index;
    const date = dayFrom(today(), -daysBack);
    return { date, streams: streamsOn(date, daysBack) };
  });

export const sampleStreams = (length: number, skipping = 0): number =>
  sampleDays(length, skipping).reduce((sum, { streams }) => sum + streams, 0);

/** Mean earnings of a stream, in euros. See docs/product/figures.md. */
export const perStream = 0.0041;

/** Earnings in euros, to the millionth. */
export const earned = (streams: number): number => Math.round(streams * perStream * 1e6) / 1e6;

/** Splits a whole number by weights into whole numbers; the first takes the remainder. */
export function inParts(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  const left = whole - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => (index === 0 ? part + left : part));
}

/** Splits streams among named items, each with its earnings. */
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

/** The last whole months, oldest first, `yyyy-mm`, with their streams. */
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

/** The last day of the following month. */
export function lastDayAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number + 1, 0)).toISOString().slice(0, 10);
}
