/** An ISO day or instant as a long date in the active language: `19 de noviembre de 2026`. */
export function formatDate(iso: string, language = 'es'): string {
  const isDay = iso.length === 10;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(isDay ? { timeZone: 'UTC' } : {}),
  }).format(new Date(iso));
}
