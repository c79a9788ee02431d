import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  /** Toggles a row; with `isRange` all from the last one pressed. */
  toggle: (id: string, page: readonly string[], isRange: boolean) => void;
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
};

/**
 * The selected rows, kept across pages.
 *
 * @param first those selected at the start.
 */
export function useSelection(first: readonly string[] = []): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(first));
  const [lastPressed, setLastPressed] = useState<string | null>(null);

  const set = (changed: readonly string[], isSelected: boolean) =>
    setIds((current) => {
      const remaining = [...current].filter((id) => isSelected || !changed.includes(id));
      return new Set(isSelected ? [...remaining, ...changed] : remaining);
    });

  const toggle = (id: string, page: readonly string[], isRange: boolean) => {
    const from = isRange && lastPressed !== null ? page.indexOf(lastPressed) : -1;
    const to = page.indexOf(id);
    const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
    set(range, !ids.has(id));
    setLastPressed(id);
  };

  const clear = () => {
    setIds(new Set());
    setLastPressed(null);
  };

  return { ids, toggle, set, clear };
}
