import { withoutAccents } from './without-accents.ts';

/** Signs that keyboards put where others have a straight apostrophe. */
const apostrophes = /[‘’ʼ´`′]/gu;

/**
 * A text as filters compare it: case, accents and the form of apostrophes do not matter. `'¿Dónde?'` is `'¿donde?'`,
 * `L’última` is `l'ultima`.
 */
export const foldText = (text: string): string =>
  withoutAccents(text.replaceAll(apostrophes, "'")).toLowerCase();

/** Whether one of the texts holds the filter; a blank filter matches all. */
export function matchesText(filter: string, texts: readonly string[]): boolean {
  const wanted = foldText(filter.trim());
  return texts.some((text) => foldText(text).includes(wanted));
}
