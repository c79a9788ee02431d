import { useEffect, useRef } from 'react';

type Opened = { isOpen: boolean; id: string };

/**
 * Keeps the focus on the row of the open item while the item is shown beside its queue, and gives
 * it back to that row when the item closes.
 *
 * @returns the ref of the queue
 */
export function useQueueFocus({ isOpen, id }: Opened, isBeside: boolean) {
  const queue = useRef<HTMLDivElement>(null);
  const lastOpen = useRef('');
  const reached = useRef('');

  useEffect(() => {
    if (!isOpen && lastOpen.current) focusRow(queue.current, lastOpen.current);
    lastOpen.current = id;
    if (!isOpen || !isBeside) return undefined;
    // A form that closes gives the focus back to the row from which it was opened.
    const timer = setTimeout(() => follow(queue.current, id));
    return () => clearTimeout(timer);
  }, [isOpen, id, isBeside]);

  // After each rendering, because a row may come later than its item, and leave with the focus.
  useEffect(() => {
    const { current: list } = queue;
    if (!list || !isOpen || !isBeside) {
      reached.current = '';
      return undefined;
    }
    if (reached.current !== id && findRow(list, id)) {
      reached.current = id;
      follow(list, id);
    }
    if (document.activeElement === document.body) focusRow(list, id);
    // A row that vanishes hands the focus to its neighbour.
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('tr')) focusRow(list, id);
    };
    list.addEventListener('focusin', handleFocus);
    return () => list.removeEventListener('focusin', handleFocus);
  });
  return queue;
}

const findRows = (queue: HTMLElement | null) => [
  ...(queue?.querySelectorAll<HTMLElement>('[data-id]') ?? []),
];

const findRow = (queue: HTMLElement | null, id: string) =>
  findRows(queue).find(({ dataset }) => dataset['id'] === id);

function focusRow(queue: HTMLElement | null, id: string): void {
  const row = findRow(queue, id) ?? findRows(queue)[0];
  row?.querySelector('button')?.focus();
}

/** Leaves the focus in the panel, in a form or elsewhere on the page. */
function follow(queue: HTMLElement | null, id: string): void {
  const { activeElement: focused } = document;
  const isFree = focused === document.body || queue?.contains(focused);
  if (isFree && findRow(queue, id)) focusRow(queue, id);
}
