import { useState } from 'react';

/** Which rows are chosen, on whatever page they are. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Chooses or leaves a row; with `isRange` all from the last one that was pressed to this one. */
  toggle: (id: string, page: readonly string[], isRange: boolean) => void;
  /** Chooses or leaves several at once. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
};

/** The chosen rows of a table, kept while its pages are turned; the screen has them too. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [lastPressed, setLastPressed] = useState<string | null>(null);

  const set = (changed: readonly string[], isSelected: boolean) =>
    setIds((current) => {
      const kept = [...current].filter((id) => isSelected || !changed.includes(id));
      return new Set(isSelected ? [...kept, ...changed] : kept);
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
