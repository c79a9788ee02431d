import { type RefObject, useEffect, useRef, useState } from 'react';
import type { QueueItem } from '@/entities/playback';

/**
 * The item that Tab reaches. `focus` also takes an item about to appear; null when none is left.
 */
export function useActiveItem(
  list: RefObject<HTMLElement | null>,
  items: readonly QueueItem[],
  headingId: string,
) {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const wantedKey = useRef<string | null>(null);
  const found = items.findIndex(({ key }) => key === activeKey);

  // The row may appear a few renders later.
  useEffect(() => {
    if (wantedKey.current === null) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset['key'] === wantedKey.current);
    if (!row) return;
    wantedKey.current = null;
    row.querySelector('button')?.focus({ preventScroll: true });
  });

  return {
    activeIndex: Math.max(found, 0),
    activate: setActiveKey,
    focus: (key: string | null) => {
      wantedKey.current = key;
      if (key === null) document.getElementById(headingId)?.focus();
      else setActiveKey(key);
    },
  };
}
