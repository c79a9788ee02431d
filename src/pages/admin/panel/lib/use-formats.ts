import { useTranslation } from 'react-i18next';
import {
  dateFormat,
  formatCountry,
  formatDate,
  formatEuros,
  formatMoney,
  formatNumber,
  numberFormat,
} from '@/shared/lib/format';

/** Ways to write what is known of accounts, in the language of the page. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  return {
    number: (value: number) => formatNumber(value, language),
    euros: (value: number) => formatEuros(value, language),
    /** What campaigns may cost: `3.500 US$` of 3500. */
    dollars: (value: number) => formatMoney(Math.round(value * 100), language, 'USD'),
    /** `72,5 %` of 72.5 */
    rate: (value: number) =>
      numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    date: (day: string) => formatDate(day, language),
    /** `octubre` of any moment in November, by UTC. */
    monthBefore: (now: Date) =>
      dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1),
      ),
    /** `18 nov 2026, 17:40` of an instant, by the clock of the device. */
    moment: (instant: string) =>
      dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
    country: (code: string) => formatCountry(code, language),
  };
}
