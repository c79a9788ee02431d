/** Case and accents do not matter in a filter. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether one of the texts holds the filter; a blank filter matches all. */
export function matchesFilter(filter: string, texts: readonly string[]): boolean {
  const wanted = plain(filter.trim());
  return texts.some((text) => plain(text).includes(wanted));
}
