import { foldText } from '@/shared/lib/text-filter';

/** Whether days stand before months where only numbers are given. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?=\D|$)/;

/** By the first date that can be read in one way only; Spanish puts the day first. */
export function findDayOrder(texts: Iterable<string>): DayOrder {
  let isTwelveHours = false;
  for (const text of texts) {
    const [, first = '', second = ''] = numbers.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
    isTwelveHours ||= first !== '' && /\d [AP]M\b/.test(text);
  }
  return isTwelveHours ? 'monthFirst' : 'dayFirst';
}

/** By their first three letters, in English and Spanish. */
const months: Readonly<Record<string, number>> = Object.fromEntries(
  'jan ene|feb|mar|apr abr|may|jun|jul|aug ago|sep set|oct|nov|dec dic'
    .split('|')
    .flatMap((names, month) => names.split(' ').map((name) => [name, month + 1])),
);

/** Hours of abbreviations that exports write. */
const zones: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  art: -3,
  brt: -3,
  clt: -4,
  clst: -3,
  cot: -5,
  pet: -5,
  ect: -5,
  bot: -4,
  vet: -4,
  uyt: -3,
  pyt: -4,
};

const clock = /(?:^|[\sT,])(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*([ap]\.?\s?m\b\.?)?/;
const offset = /([+-])(\d\d):?(\d\d)?$/;
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=\D|$)/;
const namedDay = /(\d{1,2})\.?(?: de)?[ -]([a-z]{3,12})\.?,?(?: de)?[ -](\d{4})/;
const namedMonth = /([a-z]{3,12})\.? (\d{1,2}),? (\d{4})/;

type Day = readonly [year: number, month: number, day: number];

function readDay(text: string, order: DayOrder): Day | null {
  const [, isoYear, isoMonth, isoDate] = isoDay.exec(text) ?? [];
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDate)];
  const [, first, second, year = ''] = numbers.exec(text) ?? [];
  if (first) {
    const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
    return [Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day)];
  }
  const [, day, name = '', ofYear] = namedDay.exec(text) ?? [];
  if (day) return [Number(ofYear), months[name.slice(0, 3)] ?? 0, Number(day)];
  const [, before = '', date, inYear] = namedMonth.exec(text) ?? [];
  return date ? [Number(inYear), months[before.slice(0, 3)] ?? 0, Number(date)] : null;
}

/** Minutes before UTC; a moment without a zone is in UTC. */
function readZone(text: string): number {
  const [, sign, hours, minutes = '0'] = offset.exec(text) ?? [];
  if (hours && text.includes(':'))
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const name = /\s?([a-z]{1,5})$/.exec(text)?.[1] ?? '';
  return (zones[name] ?? 0) * 60;
}

/** Milliseconds by the number of digits of a Unix time. */
const unix: Readonly<Record<number, number>> = { 9: 1000, 10: 1000, 13: 1, 16: 0.001 };

/**
 * Unix time, ISO 8601, or a date with numbers or names, in UTC where it names no zone.
 *
 * @returns undefined for anything else, for days that no calendar has, the first one of Unix and
 *   those to come
 */
export function readMoment(given: string, order: DayOrder, now = Date.now()): string | undefined {
  const text = foldText(given.trim().replaceAll(/[\s\u00A0\u202F]+/g, ' ')).slice(0, 60);
  const scale = /^\d+$/.test(text) ? unix[text.length] : undefined;
  const at = scale === undefined ? readDate(text, order) : Number(text) * scale;
  const day = 86_400_000;
  return at === null || at < day || at > now + day ? undefined : new Date(at).toISOString();
}

function readDate(text: string, order: DayOrder): number | null {
  const read = readDay(text, order);
  if (read === null) return null;
  const [year, month, day] = read;
  const [, hours = '0', minutes = '0', seconds = '0', part = '0', half = ''] =
    clock.exec(text.replace(/(?<=\d)t(?=\d)/, ' ')) ?? [];
  const isPast = half.startsWith('p');
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isPast ? 12 : 0);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isReal = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (!isReal || hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const ofDay = (hour * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  return (
    midnight.getTime() + ofDay + Math.floor(Number(`0.${part}`) * 1000) - readZone(text) * 60_000
  );
}
