import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createStoredValue } from '@/shared/lib/storage';
import { belongsToField } from '../lib/get-shortcut';

/** Turned off by users of speech input, or with unsteady hands. */
export const singleKeys = createStoredValue<boolean>(
  'single-keys',
  (candidate) => typeof candidate === 'boolean',
);

export const areSingleKeysOn = (): boolean => singleKeys.read() ?? true;

/** Windows and menus handle letters themselves. */
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The letter does nothing in fields. See docs/product/shell.md.
 *
 * @param letter in lower case
 * @param part of a window, in which alone the letter works
 */
export function useSingleKey(
  letter: string | undefined,
  act: () => void,
  part?: RefObject<HTMLElement | null>,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || repeat || ctrlKey || metaKey || altKey)
      return;
    if (key.toLowerCase() !== letter || !areSingleKeysOn() || belongsToField(target)) return;
    const getWindow = (of: unknown) => (of instanceof Element && of.closest(windows)) || null;
    if (getWindow(target) !== getWindow(part?.current)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
