import type { Key, NamedKey } from './keys';
import type { Shortcut } from './keymap';

export type ListedShortcut =
  | { id: Shortcut }
  | {
      id: 'main' | 'message' | 'move' | 'ends' | 'menu' | 'reorder' | 'remove';
      /** Alternatives, which cannot be changed; keys within one are pressed together. */
      ways: readonly (readonly Key[])[];
      isSingle?: true;
    };

const named = (name: NamedKey): Key => ({ name });
const sign = (text: string): Key => ({ sign: text });

/** Lists use the APG grid. See docs/product/shell.md. */
export const shortcutGroups = [
  {
    id: 'player',
    shortcuts: [
      { id: 'play' },
      { id: 'previous' },
      { id: 'next' },
      { id: 'back' },
      { id: 'forward' },
      { id: 'quieter' },
      { id: 'louder' },
      { id: 'mute' },
      { id: 'like' },
      { id: 'shuffle' },
      { id: 'repeat' },
      { id: 'playing' },
    ],
  },
  {
    id: 'everywhere',
    shortcuts: [{ id: 'search' }, { id: 'help' }, { id: 'message', ways: [[sign('F8')]] }],
  },
  {
    id: 'offices',
    shortcuts: [{ id: 'main', ways: [[sign('N')]], isSingle: true }],
  },
  {
    id: 'lists',
    shortcuts: [
      { id: 'move', ways: [[named('up')], [named('down')]] },
      { id: 'ends', ways: [[named('home')], [named('end')]] },
      { id: 'menu', ways: [[named('shift'), sign('F10')]] },
      {
        id: 'reorder',
        ways: [
          [named('alt'), named('up')],
          [named('alt'), named('down')],
        ],
      },
      { id: 'remove', ways: [[named('delete')]] },
    ],
  },
] as const satisfies readonly { id: string; shortcuts: readonly ListedShortcut[] }[];
