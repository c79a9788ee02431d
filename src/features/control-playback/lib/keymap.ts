export type Shortcut =
  | 'play'
  | 'like'
  | 'shuffle'
  | 'repeat'
  | 'back'
  | 'forward'
  | 'next'
  | 'previous'
  | 'mute'
  | 'louder'
  | 'quieter'
  | 'playing'
  | 'search'
  | 'help';

export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'
>;

/** Keys by what they do; signs are matched by character, because layouts place them differently. */
export type Keymap = Readonly<Record<string, Shortcut>>;

export const usualKeymap: Keymap = {
  Space: 'play',
  'Alt Shift KeyB': 'like',
  'Alt Shift KeyS': 'shuffle',
  'Alt KeyR': 'repeat',
  'Shift ArrowLeft': 'back',
  'Shift ArrowRight': 'forward',
  'Control KeyK': 'search',
  '?': 'help',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyM: 'mute',
  '+': 'louder',
  '-': 'quieter',
  KeyG: 'playing',
};

/** The user can turn these off. */
export const isSingleKey = (pressed: string): boolean => !/Alt|Control|Arrow/.test(pressed);

/** Returns the name of what is pressed, such as `Alt Shift KeyB`, with Command as Control. */
export function getPressed({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Press): string {
  const isControl = ctrlKey || metaKey;
  if (/^[^\p{L}\s]$/u.test(key) && !isControl && !altKey) return key;
  // Alt on a Mac and other alphabets type no letter.
  const name = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
  const keys = [isControl && 'Control', altKey && 'Alt', shiftKey && 'Shift', name];
  return keys.filter(Boolean).join(' ');
}
