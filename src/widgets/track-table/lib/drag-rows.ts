import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';

type Dragging = {
  /** Called with the held row, or null for none. */
  onHold: (index: number | null) => void;
  onMove: (from: number, to: number) => void;
};

const rowKind = Symbol('row');
const indexOf = (row: Element) => Number(row instanceof HTMLElement ? row.dataset['index'] : NaN);

/** All rows have one height. */
export function dragRows(body: HTMLElement, { onHold, onMove }: Dragging): () => void {
  const leave = new Map<Element, () => void>();

  const watchRows = () => {
    for (const [row, stop] of leave) {
      if (row.isConnected) continue;
      stop();
      leave.delete(row);
    }
    for (const row of body.querySelectorAll<HTMLElement>('tr[data-key]')) {
      if (leave.has(row)) continue;
      const stop = draggable({
        element: row,
        getInitialData: () => ({ kind: rowKind }),
        onDragStart: () => onHold(indexOf(row)),
        onDrop: () => onHold(null),
      });
      leave.set(row, stop);
    }
  };

  /** 0 is before the first row. */
  const gapAt = (clientY: number) => {
    const height = body.querySelector('tr')?.offsetHeight ?? 1;
    const gap = Math.round((clientY - body.getBoundingClientRect().top) / height);
    return { gap: Math.min(Math.max(gap, 0), Math.round(body.offsetHeight / height)), height };
  };
  const clear = () => body.removeAttribute('data-drop');

  const stopDropping = combine(
    dropTargetForElements({
      element: body,
      canDrop: ({ source }) => source.data['kind'] === rowKind && body.contains(source.element),
      onDrag: ({ location }) => {
        const { gap, height } = gapAt(location.current.input.clientY);
        body.dataset['drop'] = '';
        body.style.setProperty('--drop-at', `${gap * height}px`);
      },
      onDragLeave: clear,
      onDrop: ({ source, location }) => {
        clear();
        const from = indexOf(source.element);
        const { gap } = gapAt(location.current.input.clientY);
        const to = gap > from ? gap - 1 : gap;
        if (to !== from) onMove(from, to);
      },
    }),
    autoScrollWindowForElements({ canScroll: ({ source }) => body.contains(source.element) }),
  );
  watchRows();
  const observer = new MutationObserver(watchRows);
  observer.observe(body, { childList: true });
  return () => {
    observer.disconnect();
    stopDropping();
    for (const stop of leave.values()) stop();
  };
}
