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

/** Of the names of pressed keys; others show their letter or sign. */
const names: Readonly<Record<string, NamedKey>> = {
  Alt: 'alt',
  Control: 'control',
  Shift: 'shift',
  Space: 'space',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** @param pressed such as `Alt Shift KeyB` */
export const toKeys = (pressed: string): readonly Key[] =>
  pressed.split(' ').map((part) => {
    const name = names[part];
    return name ? { name } : { sign: part.replace(/^Key/, '') };
  });
