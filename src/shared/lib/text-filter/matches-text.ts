import { withoutAccents } from './without-accents.ts';

/** A text as filters compare it: case and accents do not matter. `'¿Dónde?'` is `'¿donde?'`. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();

/** Whether one of the texts holds the filter; a blank filter matches all. */
export function matchesText(filter: string, texts: readonly string[]): boolean {
  const wanted = foldText(filter.trim());
  return texts.some((text) => foldText(text).includes(wanted));
}
