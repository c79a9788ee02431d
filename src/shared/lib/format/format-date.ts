import { dateFormat, utcFormat } from './formatters';

/** ISO day or instant → `19 de noviembre de 2026`. */
export function formatDate(iso: string, language: string): string {
  const isDay = iso.length === 10;
  return (isDay ? utcFormat : dateFormat)(language, { dateStyle: 'long' }).format(new Date(iso));
}
