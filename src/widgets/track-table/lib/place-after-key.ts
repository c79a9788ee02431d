import type { GridCell } from './move-focus';

type GridSize = { stops: number; rows: number; page: number };

/** Null for other keys. Source: ARIA Authoring Practices, grid. */
export function placeAfterKey(
  { index, stopIndex }: GridCell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { stops, rows, page }: GridSize,
): GridCell | null {
  const inRow = (target: number) =>
    target >= 0 && target < stops ? { index, stopIndex: target } : null;
  const inColumn = (target: number) => {
    const reached = Math.min(Math.max(target, 0), rows - 1);
    return reached === index ? null : { index: reached, stopIndex };
  };
  switch (key) {
    case 'ArrowRight':
      return inRow(stopIndex + 1);
    case 'ArrowLeft':
      return inRow(stopIndex - 1);
    case 'ArrowDown':
      return inColumn(index + 1);
    case 'ArrowUp':
      return inColumn(index - 1);
    case 'PageDown':
      return inColumn(index + page);
    case 'PageUp':
      return inColumn(index - page);
    case 'Home':
      return ctrlKey ? inColumn(0) : inRow(0);
    case 'End':
      return ctrlKey ? inColumn(rows - 1) : inRow(stops - 1);
    default:
      return null;
  }
}
