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

/** Keys with their modifiers. */
const shortcuts: Record<string, Shortcut> = {
  Space: 'play',
  'Alt+Shift+KeyB': 'like',
  'Alt+Shift+KeyS': 'shuffle',
  'Alt+KeyR': 'repeat',
  'Shift+ArrowLeft': 'back',
  'Shift+ArrowRight': 'forward',
  'Control+KeyK': 'search',
  'Meta+KeyK': 'search',
};

/** What shuffle had first; Firefox opens its history menu with it. */
const formerShuffle = 'Alt+KeyS';

/** A letter is one by what it writes; by its place where that is none, as Alt on a Mac and other alphabets have it. */
const keyOf = ({ key, code }: Pick<Press, 'key' | 'code'>) =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable =
  'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether keys pressed there are what somebody types. */
export const belongsToField = (target: EventTarget | null): boolean => isWithin(target, fields);

/**
 * What a key press asks for, or null. In fields all but search belong to the field, and on what Space
 * presses Space does that. See docs/product/shell.md.
 */
export function shortcutOf(press: Press, agent = navigator.userAgent): Shortcut | null {
  const keys = [
    press.ctrlKey && 'Control',
    press.metaKey && 'Meta',
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
    keyOf(press),
  ];
  const pressed = keys.filter(Boolean).join('+');
  const isFormer = pressed === formerShuffle && !/Firefox/.test(agent);
  // By its sign, for each keyboard has it in another place.
  const isHelp = press.key === '?' && !press.ctrlKey && !press.metaKey && !press.altKey;
  const meant = isFormer ? 'shuffle' : (shortcuts[pressed] ?? null);
  const shortcut = isHelp ? 'help' : meant;
  if (shortcut === 'search') return shortcut;
  if (belongsToField(press.target)) return null;
  return shortcut === 'play' && isWithin(press.target, pressable) ? null : shortcut;
}
