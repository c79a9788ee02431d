import { type Money, toMoney } from '@/shared/rules/money.ts';
import { formatCount, formatTick } from './format-count';
import {
  formatDayName,
  formatDayOfMonth,
  formatDays,
  formatFullDay,
  formatLongDay,
  formatMediumDay,
  formatShortDay,
  formatWeekday,
} from './format-day';
import { formatAgo, formatMoment, formatUtcTime, formatZonedTime } from './format-moment';
import {
  formatEuros,
  formatMillions,
  formatMoney,
  formatPrice,
  formatSignedMoney,
} from './format-money';
import { formatMilliseconds, formatNumber, formatTenths, formatTyped } from './format-number';
import { formatRate, formatShare, formatSignedShare } from './format-share';
import { dateFormat, displayNames, listFormat, numberFormat, utcFormat } from './formatters';

/** ISO 3166: `AR` → `Argentina`; other texts stay. */
export const formatCountry = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (displayNames(language, { type: 'region' }).of(country) ?? country)
    : country;

/** ISO 639-1 code. */
export function formatLanguage(code: string, language: string): string {
  const name = displayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** ISO day or `yyyy-mm`: `2026-11-19` → `noviembre de 2026`. */
export const formatMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'long', year: 'numeric' }).format(new Date(day));

/** `nov 2026` */
const formatMediumMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short', year: 'numeric' }).format(new Date(day));

/** `noviembre` */
const formatMonthName = (day: string, language: string): string =>
  utcFormat(language, { month: 'long' }).format(new Date(day));

/** `nov` */
const formatShortMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short' }).format(new Date(day));

export const formatYear = (day: string): string => day.slice(0, 4);

/** `Lia y Nora` */
const formatList = (names: readonly string[], language: string): string =>
  listFormat(language, {}).format(names);

/** `JPG, PNG o WebP` */
export const formatChoices = (names: readonly string[], language: string): string =>
  listFormat(language, { type: 'disjunction' }).format(names);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in steps of 1024: 3,565,158 → `3,4 MB`. */
export function formatFileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return numberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/** ISO day or instant → `19 de noviembre de 2026`. */
export function formatDate(iso: string, language: string): string {
  const isDay = iso.length === 10;
  return (isDay ? utcFormat : dateFormat)(language, { dateStyle: 'long' }).format(new Date(iso));
}

export const dash = '–';

type Missing = null | undefined;

/** Missing values are `–`. */
export function formatsIn(language: string) {
  function writer<Value, Options extends unknown[]>(
    write: (value: Value, language: string, ...options: Options) => string,
  ) {
    return (value: Value | Missing, ...options: Options): string =>
      value === null || value === undefined ? dash : write(value, language, ...options);
  }
  return {
    number: writer(formatNumber),
    tenths: writer(formatTenths),
    typed: writer(formatTyped),
    milliseconds: writer(formatMilliseconds),
    fileSize: writer(formatFileSize),
    short: writer(formatCount),
    tick: writer(formatTick),
    share: writer(formatShare),
    signedShare: writer(formatSignedShare),
    rate: writer(formatRate),
    money: writer(formatMoney),
    signedMoney: writer(formatSignedMoney),
    price: writer(formatPrice),
    euros: writer((value: number | Money<'EUR'>) =>
      typeof value === 'number' ? formatEuros(value, language) : formatMoney(value, language),
    ),
    wholeEuros: writer((value: number) => formatEuros(value, language, 0)),
    /** For single streams. */
    fineEuros: writer((value: number) => formatEuros(value, language, 4)),
    dollars: writer((value: number | Money<'USD'>) =>
      formatPrice(typeof value === 'number' ? toMoney(value, 'USD') : value, language),
    ),
    millions: (amount: number, currency: string) => formatMillions(amount, currency, language),
    date: writer(formatDate),
    fullDay: writer(formatFullDay),
    longDay: writer(formatLongDay),
    day: writer(formatMediumDay),
    shortDay: writer(formatShortDay),
    dayName: writer(formatDayName),
    dayOfMonth: writer(formatDayOfMonth),
    shortDays: (from: string, until: string, now?: Date) => formatDays(from, until, language, now),
    weekday: (day: number) => formatWeekday(day, language),
    shortWeekday: (day: number) => formatWeekday(day, language, 'short'),
    longMonth: writer(formatMonth),
    month: writer(formatMediumMonth),
    shortMonth: writer(formatShortMonth),
    monthName: writer(formatMonthName),
    moment: writer(formatMoment),
    ago: (instant: string, now: number) => formatAgo(instant, now, language),
    time: writer(formatUtcTime),
    zonedTime: writer(formatZonedTime),
    country: writer(formatCountry),
    list: (names: readonly string[]) => formatList(names, language),
  };
}
