/** A text as filters compare it: case and accents do not matter. `'¿Dónde?'` is `'¿donde?'`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether one of the texts holds the filter; a blank filter matches all. */
export function matchesText(filter: string, texts: readonly string[]): boolean {
  const wanted = foldText(filter.trim());
  return texts.some((text) => foldText(text).includes(wanted));
}
