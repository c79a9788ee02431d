const stopSelector = 'a[href], button:not(:disabled), [data-stop]';
const rowSelector = 'tr[data-index]';

export const getRow = (target: Element) => target.closest<HTMLElement>(rowSelector);

export const stopIn = (row: Element, target: Element) =>
  target.closest<HTMLElement>(stopSelector) ?? row.querySelector<HTMLElement>('[data-stop]');

export const bringsStops = ({ addedNodes, removedNodes }: MutationRecord) =>
  [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.matches(stopSelector) || node.querySelector(stopSelector)),
  );

/** Both count from 0. */
export type GridCell = { index: number; stopIndex: number };

const getStops = (row: Element) => [...row.querySelectorAll<HTMLElement>(stopSelector)];
const isSeen = (stop: HTMLElement) => stop.offsetParent !== null;

/** Leaves one tab stop in the grid: the last used one, else the first. */
export function keepOneTabStop(grid: Element, preferred?: HTMLElement): void {
  const stops = [...grid.querySelectorAll(rowSelector)].flatMap(getStops);
  const current = preferred ?? stops.find((stop) => stop.getAttribute('tabindex') === '0');
  const chosen = current && stops.includes(current) ? current : stops[0];
  for (const stop of stops) {
    const tabIndex = stop === chosen ? '0' : '-1';
    // Unchanged rows must not be restyled.
    if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex);
  }
}

/** Returns null outside rows. */
export function getPosition(
  stop: Element,
): (GridCell & { stops: number; row: HTMLElement }) | null {
  const row = getRow(stop);
  if (!row) return null;
  const stops = getStops(row).filter(isSeen);
  const stopIndex = stops.findIndex((other) => other === stop);
  return { row, stops: stops.length, stopIndex, index: Number(row.dataset['index']) };
}

/** Null for an unmounted row. */
export function stopAt(grid: Element, { index, stopIndex }: GridCell): HTMLElement | null {
  const row = grid.querySelector(`tr[data-index="${index}"]`);
  if (!row) return null;
  const stops = getStops(row).filter(isSeen);
  return stops[Math.min(Math.max(stopIndex, 0), stops.length - 1)] ?? null;
}
