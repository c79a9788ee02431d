/** To make a formatter costs more than to use it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, timeZone: 'UTC' | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(timeZone && { timeZone }),
  });
  formatters.set(key, made);
  return made;
}

/** An ISO day or instant as a long date in the active language: `19 de noviembre de 2026`. */
export function formatDate(iso: string, language: string): string {
  const isDay = iso.length === 10;
  return formatterOf(language, isDay ? 'UTC' : undefined).format(new Date(iso));
}
