import { say } from '../../../platform/sentences.ts';
import { formatWords } from './paper-words.ts';

export type PaperFormats = ReturnType<typeof paperFormats>;

/** As the screen writes them. */
export function paperFormats(language: string) {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, { useGrouping: 'always', ...options });
    return (value: number) => format.format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    return (iso: string) => format.format(new Date(iso));
  };
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const percent = number({ style: 'percent', maximumFractionDigits: 2 });
  return {
    number: number({}),
    euros: number({ style: 'currency', currency: 'EUR' }),
    rate: (value: number) => percent(value / 100),
    day: date({ dateStyle: 'long' }),
    month: date({ month: 'long', year: 'numeric' }),
    country: (code: string) =>
      /^[A-Z]{2}$/.test(code)
        ? (regions.of(code) ?? code)
        : say(formatWords.unknownCountry, language).text,
  };
}
