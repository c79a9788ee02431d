/** Everything in a row that can have the focus: links, buttons, and cells marked as stops. */
const stopSelector = 'a[href], button:not(:disabled), [data-stop]';
const rowSelector = 'tr[data-track]';

/** The row that something stands in. */
export const rowOf = (target: Element) => target.closest<HTMLElement>(rowSelector);

/** What has the focus when something in a row is used: itself if it can have it, else the title. */
export const stopIn = (row: Element, target: Element) =>
  target.closest<HTMLElement>(stopSelector) ?? row.querySelector<HTMLElement>('[data-stop]');

const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(stopSelector)];
const isSeen = (stop: HTMLElement) => stop.offsetParent !== null;

/** Leaves one tab stop in the grid: the one that was used last, else the first. */
export function keepOneTabStop(grid: Element, preferred?: HTMLElement): void {
  const stops = [...grid.querySelectorAll(rowSelector)].flatMap(stopsOf);
  const current = preferred ?? stops.find((stop) => stop.dataset['tabStop'] === 'true');
  const chosen = current && stops.includes(current) ? current : stops[0];
  for (const stop of stops) {
    const isChosen = stop === chosen;
    stop.tabIndex = isChosen ? 0 : -1;
    stop.dataset['tabStop'] = String(isChosen);
  }
}

/**
 * The stop that a key leads to from another one, or null where the key means nothing here: arrows
 * move by one, Home and End to the ends of the row, with Ctrl to the ends of the grid.
 * Source: ARIA Authoring Practices, grid.
 */
export function stopAfterKey(
  grid: Element,
  from: HTMLElement,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): HTMLElement | null {
  const row = rowOf(from);
  if (!row) return null;
  const rows = [...grid.querySelectorAll(rowSelector)];
  const stops = stopsOf(row).filter(isSeen);
  const place = stops.indexOf(from);
  const inRow = (target: Element | undefined) => {
    if (!target) return null;
    const others = stopsOf(target).filter(isSeen);
    return others[Math.min(place, others.length - 1)] ?? null;
  };
  const rowAt = rows.indexOf(row);
  switch (key) {
    case 'ArrowRight':
      return stops[place + 1] ?? null;
    case 'ArrowLeft':
      return stops[place - 1] ?? null;
    case 'ArrowDown':
      return inRow(rows[rowAt + 1]);
    case 'ArrowUp':
      return inRow(rows[rowAt - 1]);
    case 'Home':
      return (ctrlKey ? inRow(rows[0]) : stops[0]) ?? null;
    case 'End':
      return (ctrlKey ? inRow(rows.at(-1)) : stops.at(-1)) ?? null;
    default:
      return null;
  }
}
