import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { handFocusOn } from '@/shared/ui/focus';
import { type GridCell, getPosition, stopAt } from './move-focus';

type FocusedCell = GridCell & { key: string | undefined };

/**
 * Keeps the focus of a windowed grid: it follows a moved row and passes from a removed one to the
 * next.
 */
export function useGridFocus(keys: readonly string[], rows: number) {
  const grid = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const [focused, setFocused] = useState<FocusedCell | null>(null);

  const known = focused?.key === undefined ? -1 : keys.indexOf(focused.key);
  if (focused && known >= 0 && known !== focused.index) setFocused({ ...focused, index: known });
  const index = focused ? Math.min(known < 0 ? focused.index : known, rows - 1) : -1;

  useLayoutEffect(() => {
    // A removed element loses the focus without an event.
    if (!focused || !hasFocus.current || document.activeElement !== document.body) return;
    if (grid.current)
      stopAt(grid.current, { index, stopIndex: focused.stopIndex })?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const last = grid;
    return () => handFocusOn(last.current)();
  }, []);

  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    grid.current = currentTarget;
    hasFocus.current = true;
    const at = getPosition(target);
    if (at) setFocused({ index: at.index, stopIndex: at.stopIndex, key: at.row.dataset['key'] });
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
  };
  const reach = (target: number) => {
    flushSync(() =>
      setFocused({ index: target, stopIndex: focused?.stopIndex ?? 0, key: keys[target] }),
    );
  };

  return { index, reach, onFocus: handleFocus, onBlur: handleBlur };
}
