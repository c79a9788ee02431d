import { createStoredValue } from '@/shared/lib/storage';
import { type Keymap, type Shortcut, usualKeymap } from './keymap';

/**
 * What Chromium, Firefox and Safari leave free in Spanish and English: `/` and `'` begin Firefox's
 * quick find, Alt Shift with A, I or T is Chromium's.
 */
const free =
  /^(Shift )?Key[A-MO-Z]$|^Space$|^Shift Arrow(Left|Right)$|^Alt Shift Key[^AIT]$|^[^\p{L}\s/']$/u;

/** Presses the main button of an office's screen, also with Shift; it cannot be changed. */
const main = /^(Shift )?KeyN$/;

/** Returns the shortcut that has the keys, `owned` for keys of the browser, or null. */
export function getKeysProblem(
  keymap: Keymap,
  shortcut: Shortcut,
  pressed: string,
): Shortcut | 'main' | 'owned' | null {
  const holder = keymap[pressed];
  if (holder && holder !== shortcut) return holder;
  if (main.test(pressed)) return 'main';
  return free.test(pressed) || usualKeymap[pressed] === shortcut ? null : 'owned';
}

/** @param pressed null for no keys */
export const withKeys = (keymap: Keymap, shortcut: Shortcut, pressed: string | null): Keymap => ({
  ...Object.fromEntries(Object.entries(keymap).filter(([, other]) => other !== shortcut)),
  ...(pressed !== null && { [pressed]: shortcut }),
});

/** What the user changed, on this device. */
export const storedKeymap = createStoredValue<Keymap>(
  'keymap',
  (candidate): candidate is Keymap => typeof candidate === 'object' && candidate !== null,
);

export const getKeymap = (): Keymap => storedKeymap.read() ?? usualKeymap;
