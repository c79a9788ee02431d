import type { Track } from '@/shared/contract/track.ts';

/** `yyyy-mm-dd` in the listener's time zone. */
export type Day = string;

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const toDay = (moment: Date): Day =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && toDay(toMidnight(text)) === text;

/** Local midnight, some days later. */
function toMidnight(day: Day, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** As the server asks for it; a day with a change of clocks has 23 or 25 hours. */
export const toSpan = (day: Day) => ({
  from: toMidnight(day).toISOString(),
  to: toMidnight(day, 1).toISOString(),
});

/** The latest first. */
export const listLastDays = (count: number, now: Date): Day[] =>
  Array.from({ length: count }, (_, index) => toDay(toMidnight(toDay(now), -index)));

export type HistoryDay = { day: Day; tracks: Track[] };

/** Keeps the order. */
export function groupByDay(tracks: readonly Track[]): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const track of tracks) {
    const day = toDay(new Date(track.addedAt ?? 0));
    const last = days.at(-1);
    if (last?.day === day) last.tracks.push(track);
    else days.push({ day, tracks: [track] });
  }
  return days;
}
