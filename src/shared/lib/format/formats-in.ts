import { type Money, toMoney } from '@/shared/contract/money.ts';
import { formatCount, formatTick } from './format-count';
import { formatDate } from './format-date';
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
import { formatFileSize } from './format-file-size';
import { formatList } from './format-list';
import { formatAgo, formatMoment, formatUtcTime, formatZonedTime } from './format-moment';
import {
  formatEuros,
  formatMillions,
  formatMoney,
  formatPrice,
  formatSignedMoney,
} from './format-money';
import { formatMediumMonth, formatMonth, formatMonthName, formatShortMonth } from './format-month';
import { formatMilliseconds, formatNumber, formatTenths, formatTyped } from './format-number';
import { formatCountry } from './format-place';
import { formatRate, formatShare, formatSignedShare } from './format-share';
import { dash } from './dash';

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
