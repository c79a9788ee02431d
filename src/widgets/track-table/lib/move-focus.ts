/** Everything in a row that can have the focus: links, buttons, and cells marked as stops. */
const stopSelector = 'a[href], button:not(:disabled), [data-stop]';
const rowSelector = 'tr[data-index]';

/** The row that something stands in. */
export const rowOf = (target: Element) => target.closest<HTMLElement>(rowSelector);

/** What has the focus when something in a row is used: itself if it can have it, else the title. */
export const stopIn = (row: Element, target: Element) =>
  target.closest<HTMLElement>(stopSelector) ?? row.querySelector<HTMLElement>('[data-stop]');

/** Whether elements that came or went can have the focus, or hold some that can. */
export const bringsStops = ({ addedNodes, removedNodes }: MutationRecord) =>
  [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.matches(stopSelector) || node.querySelector(stopSelector)),
  );

/** A stop by its row in the whole list and its place in that row, both from 0. */
export type GridPlace = { index: number; place: number };

const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(stopSelector)];
const isSeen = (stop: HTMLElement) => stop.offsetParent !== null;

/** Leaves one tab stop in the grid: the one that was used last, else the first. */
export function keepOneTabStop(grid: Element, preferred?: HTMLElement): void {
  const stops = [...grid.querySelectorAll(rowSelector)].flatMap(stopsOf);
  const current = preferred ?? stops.find((stop) => stop.getAttribute('tabindex') === '0');
  const chosen = current && stops.includes(current) ? current : stops[0];
  for (const stop of stops) {
    const tabIndex = stop === chosen ? '0' : '-1';
    // Rows come while scrolling: what stands already must not be styled anew for them.
    if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex);
  }
}

/** Where a stop is, and how many its row has; null outside of rows. */
export function placeOf(stop: Element): (GridPlace & { stops: number; row: HTMLElement }) | null {
  const row = rowOf(stop);
  if (!row) return null;
  const stops = stopsOf(row).filter(isSeen);
  const place = stops.findIndex((other) => other === stop);
  return { row, stops: stops.length, place, index: Number(row.dataset['index']) };
}

/** The stop at a place, or the last of its row; null while the row is not in the page. */
export function stopAt(grid: Element, { index, place }: GridPlace): HTMLElement | null {
  const row = grid.querySelector(`tr[data-index="${index}"]`);
  if (!row) return null;
  const stops = stopsOf(row).filter(isSeen);
  return stops[Math.min(Math.max(place, 0), stops.length - 1)] ?? null;
}
