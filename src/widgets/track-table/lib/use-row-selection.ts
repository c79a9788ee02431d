import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useToggleEntry } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { getPosition, getRow, stopAt, stopIn } from './move-focus';

const none: ReadonlySet<string> = new Set();

const keyAt = (target: EventTarget) =>
  target instanceof Element ? getRow(target)?.dataset['key'] : undefined;

/** A click beside the stops of a row leaves the focus outside of the list, where no key chooses. */
function focusRowOf(target: EventTarget) {
  const row = target instanceof Element ? getRow(target) : null;
  if (row && target instanceof Element) stopIn(row, target)?.focus({ preventScroll: true });
}

/** A key's click has no press count, unlike those of a mouse; a finger's may have none. */
const isPress = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 0 || (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch');

/**
 * Several rows, by Ctrl or Shift with a click, Shift with an arrow, Ctrl with Space, Ctrl A, or by
 * one press each, once the first is chosen. Source: ARIA Authoring Practices, data grid.
 */
export function useRowSelection(keys: readonly string[], onAll?: () => void) {
  const [picked, setPicked] = useState(none);
  const isPicked = (key: string) => picked.has(key);
  /** All rows, also those that are read later. */
  const [isAll, setIsAll] = useState(false);
  // Somebody else may have removed a chosen row.
  const chosen = isAll ? new Set(keys) : picked.size > 0 ? new Set(keys.filter(isPicked)) : picked;
  const setChosen = (next: ReadonlySet<string>) => {
    setIsAll(false);
    setPicked(next);
  };
  const [anchor, setAnchor] = useState<string | null>(null);

  const clear = () => {
    setChosen(none);
    setAnchor(null);
  };
  const toggle = (key: string) => {
    const next = new Set(isAll ? chosen : picked);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setAnchor(key);
  };
  const extendTo = (key: string) => {
    const to = keys.indexOf(key);
    const from = anchor === null ? to : keys.indexOf(anchor);
    const first = Math.min(from < 0 ? to : from, to);
    setChosen(new Set(keys.slice(first, Math.max(from, to) + 1)));
    if (from < 0 || anchor === null) setAnchor(key);
  };

  /** While rows are chosen, a press anywhere in one adds or removes it, also on its controls. */
  const handleClickCapture = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const key = keyAt(target);
    const isPlain = !ctrlKey && !metaKey && !shiftKey;
    if (key === undefined || chosen.size === 0 || !isPlain || !isPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(key);
    focusRowOf(target);
  };
  const handleDoubleClickCapture = (event: MouseEvent) => {
    if (chosen.size > 0) event.stopPropagation();
  };

  /** Returns whether the click chose rows. */
  const handleClick = (event: MouseEvent): boolean => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const key = keyAt(target);
    // Links and buttons keep the clicks of the browser.
    const isOnControl = target instanceof Element && target.closest('a, button') !== null;
    if (key === undefined || isOnControl) return false;
    if (shiftKey) extendTo(key);
    else if (ctrlKey || metaKey) toggle(key);
    else {
      setAnchor(key);
      return false;
    }
    // Shift with a click marks text, too.
    getSelection()?.removeAllRanges();
    focusRowOf(target);
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
    const own = keyAt(target);
    if (own === undefined || altKey || event.defaultPrevented) return;
    const isControl = ctrlKey || metaKey;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const from = target instanceof Element ? getPosition(target) : null;
    if (key === 'Escape' && chosen.size > 0) clear();
    else if (isControl && key === ' ') toggle(own);
    else if (isControl && key.toLowerCase() === 'a') {
      setIsAll(true);
      onAll?.();
    } else if (shiftKey && !isControl && step !== 0 && from) {
      const next = keys[from.index + step];
      if (next === undefined) return;
      if (anchor === null) {
        setAnchor(own);
        const ends = [from.index, from.index + step].toSorted((a, b) => a - b);
        setChosen(new Set(keys.slice(ends[0], (ends[1] ?? 0) + 1)));
      } else extendTo(next);
      stopAt(currentTarget, { ...from, index: from.index + step })?.focus();
    } else return;
    event.preventDefault();
  };

  return {
    chosen,
    isAll,
    clear,
    toggle,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    capture: {
      onClickCapture: handleClickCapture,
      onDoubleClickCapture: handleDoubleClickCapture,
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;

export function useToggleRow(tracks: readonly Track[], source: string) {
  const toggle = useToggleEntry();
  return (startAt: number) => toggle({ tracks, startAt, source });
}
