import { flushSync } from 'react-dom';

const allRows = () => [
  ...document.querySelectorAll<HTMLElement>('[role="grid"] tbody > tr[data-key]'),
];

const topOf = (row: HTMLElement) => row.getBoundingClientRect().top;
const indexOf = (row: HTMLElement) => Number(row.dataset['index']);

/**
 * Makes a change of a long list that somebody else made, without moving what the window shows: the
 * first visible row that is left stays where it is. At the top of the list nothing is held.
 *
 * @param keys of the list in its own order, before and after the change
 */
export function keepRowsInPlace(
  change: () => void,
  keys: { before: readonly string[]; after: readonly string[] },
): void {
  const rows = allRows().toSorted((one, other) => indexOf(one) - indexOf(other));
  const body = rows[0]?.parentElement;
  const isAtTop = !body || body.getBoundingClientRect().top >= 0;
  const visible = isAtTop ? [] : rows.filter((row) => topOf(row) >= 0 && topOf(row) < innerHeight);
  const places = visible.map((row) => ({
    key: row.dataset['key'] ?? '',
    index: indexOf(row),
    top: topOf(row),
    height: row.offsetHeight,
  }));
  flushSync(change);
  const left = new Set(keys.after);
  const place = places.find(({ key }) => left.has(key));
  if (!place) return;
  const row = allRows().find(({ dataset }) => dataset['key'] === place.key);
  // A row that is not drawn has its place by its number, in a list that shows its own order.
  const isOwnOrder = keys.before[place.index] === place.key;
  const steps = isOwnOrder ? keys.after.indexOf(place.key) - place.index : 0;
  const moved = row ? topOf(row) - place.top : steps * place.height;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
