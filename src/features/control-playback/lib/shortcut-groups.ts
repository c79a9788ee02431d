/** `keys` are names of the catalogue or the keys' own signs. */
export type ListedShortcut = {
  id:
    | 'play'
    | 'like'
    | 'shuffle'
    | 'repeat'
    | 'back'
    | 'forward'
    | 'search'
    | 'help'
    | 'main'
    | 'message'
    | 'move'
    | 'ends'
    | 'menu'
    | 'reorder'
    | 'remove';
  /** Alternatives; keys within one are pressed together. */
  ways: readonly (readonly Key[])[];
  isSingle?: true;
};

export type NamedKey =
  | 'alt'
  | 'control'
  | 'delete'
  | 'down'
  | 'end'
  | 'home'
  | 'left'
  | 'right'
  | 'shift'
  | 'space'
  | 'up';
export type Key = { name: NamedKey } | { sign: string };

export const getId = (keys: readonly Key[]): string =>
  keys.map((key) => ('sign' in key ? key.sign : key.name)).join('+');

const named = (name: NamedKey): Key => ({ name });
const sign = (text: string): Key => ({ sign: text });

/** Lists use the APG grid. See docs/product/shell.md. */
export const shortcutGroups = [
  {
    id: 'player',
    shortcuts: [
      { id: 'play', ways: [[named('space')]], isSingle: true },
      { id: 'like', ways: [[named('alt'), named('shift'), sign('B')]] },
      { id: 'shuffle', ways: [[named('alt'), named('shift'), sign('S')]] },
      { id: 'repeat', ways: [[named('alt'), sign('R')]] },
      { id: 'back', ways: [[named('shift'), named('left')]] },
      { id: 'forward', ways: [[named('shift'), named('right')]] },
    ],
  },
  {
    id: 'everywhere',
    shortcuts: [
      { id: 'search', ways: [[named('control'), sign('K')]] },
      { id: 'help', ways: [[sign('?')]], isSingle: true },
      { id: 'message', ways: [[sign('F8')]] },
    ],
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
