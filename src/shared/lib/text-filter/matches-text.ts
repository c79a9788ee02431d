/** `'Ñandú'` → `'Nandu'` */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Keyboards insert these instead of a straight apostrophe. */
const apostrophes = /[‘’ʼ´`′]/gu;

/** `'¿Dónde?'` → `'¿donde?'`, `L’última` → `l'ultima` */
export const foldText = (text: string): string =>
  withoutAccents(text.replaceAll(apostrophes, "'")).toLowerCase();

export function matchesText(filter: string, texts: readonly string[]): boolean {
  const wanted = foldText(filter.trim());
  return texts.some((text) => foldText(text).includes(wanted));
}
