import {
  type Keymap,
  type Press,
  type Shortcut,
  getPressed,
  isSingleKey,
  usualKeymap,
} from './keymap';

/** The former shortcut, which opens the history menu in Firefox. */
const former: Keymap = { 'Alt KeyS': 'shuffle' };

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable =
  'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"]';

/** Letters lead to their items. */
const lettered = '[role="menu"], [role="listbox"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

export const belongsToField = (target: EventTarget | null): boolean => isWithin(target, fields);

/** Fields keep every key but search, and buttons keep Space. See docs/product/shell.md. */
export function getShortcut(
  press: Press,
  keymap = usualKeymap,
  agent = navigator.userAgent,
): Shortcut | null {
  const pressed = getPressed(press);
  const hasFormer = keymap === usualKeymap && !/Firefox/.test(agent);
  const shortcut = keymap[pressed] ?? (hasFormer ? former[pressed] : undefined) ?? null;
  const isSingle = isSingleKey(pressed);
  if (shortcut === 'search' && !isSingle) return shortcut;
  const { target } = press;
  if (belongsToField(target) || (isSingle && isWithin(target, lettered))) return null;
  return pressed === 'Space' && isWithin(target, pressable) ? null : shortcut;
}
