import { useTranslation } from 'react-i18next';
import {
  dateFormat,
  formatCount,
  formatCountry,
  formatDate,
  formatEuros,
  formatNumber,
  formatShare,
  numberFormat,
} from '@/shared/lib/format';

/** Ways to write figures in the language of the page. */
export function useFormats() {
  const { t, i18n } = useTranslation('entities.figure');
  const { language } = i18n;
  const dayWith = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(language, { ...options, timeZone: 'UTC' });
    return (iso: string) => formatter.format(new Date(iso));
  };
  const someDays = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // A Monday; the days of the figures begin with one.
  const weekdayWith = (weekday: 'long' | 'short') => {
    const write = dayWith({ weekday });
    return (day: number) => write(new Date(Date.UTC(2026, 0, 5 + day)).toISOString());
  };
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const signed = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    /** `62,5 %` of a 62.5 */
    rate: (value: number) => percent.format(value / 100),
    number: (value: number) => formatNumber(value, language),
    short: (value: number) => formatCount(value, language),
    /** Of a list with its decimals, which `roundShares` gives. */
    share: (value: number, decimals?: number) => formatShare(value, language, decimals),
    /** `+12 %` of a 0.12, `-3,4 %` of a -0.034 */
    signedShare: (value: number) => signed.format(value),
    euros: (value: number) => formatEuros(value, language),
    /** Of a year's sums, beside which cents are nothing. */
    wholeEuros: (value: number) => formatEuros(value, language, 0),
    /** What a single stream earns needs more than cents. */
    fineEuros: (value: number) => formatEuros(value, language, 4),
    date: (day: string) => formatDate(day, language),
    country: (code: string) =>
      code === 'unknown' ? t('unknownCountry') : formatCountry(code, language),
    /** `jueves, 19 de noviembre` */
    longDay: dayWith({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `19 nov` */
    shortDay: dayWith({ day: 'numeric', month: 'short' }),
    /** `27 oct – 23 nov`, `19 nov` where both are the same. */
    shortDays: (from: string, until: string) =>
      someDays.formatRange(new Date(from), new Date(until)),
    /** `noviembre de 2026` of a `yyyy-mm` */
    longMonth: dayWith({ month: 'long', year: 'numeric' }),
    /** `nov` of a `yyyy-mm` */
    shortMonth: dayWith({ month: 'short' }),
    /** `sábado` of a 5 */
    weekday: weekdayWith('long'),
    shortWeekday: weekdayWith('short'),
    /** `14:05`, in UTC like the days. */
    time: dayWith({ hour: '2-digit', minute: '2-digit' }),
  };
}
