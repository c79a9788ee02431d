import { dateFormat } from './formatters';

/** A moment as the calendar and the clock of the person have it: `19 nov 2026, 10:00`. */
export function formatMoment(iso: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return dateFormat(language, style).format(new Date(iso));
}
