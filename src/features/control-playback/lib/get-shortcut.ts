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

/** The user can turn these off. */
export const isSingleKey = (shortcut: Shortcut): boolean =>
  shortcut === 'play' || shortcut === 'help';

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

/** The former shortcut, which opens the history menu in Firefox. */
const formerShuffle = 'Alt+KeyS';

/**
 * The letter typed, or the key's position where Alt on a Mac or another alphabet types no letter.
 */
const getKey = ({ key, code }: Pick<Press, 'key' | 'code'>) =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable =
  'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

export const belongsToField = (target: EventTarget | null): boolean => isWithin(target, fields);

/** Fields keep every key but search, and buttons keep Space. See docs/product/shell.md. */
export function getShortcut(press: Press, agent = navigator.userAgent): Shortcut | null {
  const keys = [
    press.ctrlKey && 'Control',
    press.metaKey && 'Meta',
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
    getKey(press),
  ];
  const pressed = keys.filter(Boolean).join('+');
  const isFormer = pressed === formerShuffle && !/Firefox/.test(agent);
  // `?` is matched by character, because layouts place it differently.
  const isHelp = press.key === '?' && !press.ctrlKey && !press.metaKey && !press.altKey;
  const action = isFormer ? 'shuffle' : (shortcuts[pressed] ?? null);
  const shortcut = isHelp ? 'help' : action;
  if (shortcut === 'search') return shortcut;
  if (belongsToField(press.target)) return null;
  return shortcut === 'play' && isWithin(press.target, pressable) ? null : shortcut;
}
