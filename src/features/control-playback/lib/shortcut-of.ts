export type Shortcut =
  | 'play'
  | 'like'
  | 'shuffle'
  | 'repeat'
  | 'back'
  | 'forward'
  | 'search'
  | 'help';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'
>;

/** What a key without a modifier asks for; a person can turn these off. */
export const isSingleKey = (shortcut: Shortcut): boolean =>
  shortcut === 'play' || shortcut === 'help';

/** Keys with their modifiers. By place (`code`), for on a Mac Alt turns letters into other signs. */
const shortcuts: Record<string, Shortcut> = {
  Space: 'play',
  'Alt+Shift+KeyB': 'like',
  'Alt+KeyS': 'shuffle',
  'Alt+KeyR': 'repeat',
  'Shift+ArrowLeft': 'back',
  'Shift+ArrowRight': 'forward',
  'Control+KeyK': 'search',
  'Meta+KeyK': 'search',
};

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable =
  'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * What a key press asks for, or null. In fields all but search belong to the field, and on what Space
 * presses Space does that. See docs/product/shell.md.
 */
export function shortcutOf(press: Press): Shortcut | null {
  const keys = [
    press.ctrlKey && 'Control',
    press.metaKey && 'Meta',
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
    press.code,
  ];
  // By its sign, for each keyboard has it in another place.
  const isHelp = press.key === '?' && !press.ctrlKey && !press.metaKey && !press.altKey;
  const shortcut = isHelp ? 'help' : (shortcuts[keys.filter(Boolean).join('+')] ?? null);
  if (shortcut === 'search') return shortcut;
  if (isWithin(press.target, fields)) return null;
  return shortcut === 'play' && isWithin(press.target, pressable) ? null : shortcut;
}
