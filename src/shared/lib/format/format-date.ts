import { dateFormat, utcFormat } from './formatters';

/** An ISO day or instant as a long date in the active language: `19 de noviembre de 2026`. */
export function formatDate(iso: string, language: string): string {
  const isDay = iso.length === 10;
  return (isDay ? utcFormat : dateFormat)(language, { dateStyle: 'long' }).format(new Date(iso));
}
