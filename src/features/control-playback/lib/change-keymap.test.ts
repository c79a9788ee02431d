import { expect, it } from 'vitest';
import { getKeysProblem, withKeys } from './change-keymap';
import { usualKeymap } from './keymap';

// Proves shell: Other keys, none, and those of the browser
it.each([
  ['KeyX', null],
  ['Shift KeyX', null],
  ['Alt Shift KeyX', null],
  ['1', null],
  ['KeyJ', null],
  ['KeyM', 'mute'],
  ['?', 'help'],
  ['KeyN', 'main'],
  ['Shift KeyN', 'main'],
  ['/', 'owned'],
  ["'", 'owned'],
  ['Control KeyD', 'owned'],
  ['Alt KeyD', 'owned'],
  ['Alt ArrowLeft', 'owned'],
  ['Alt Shift KeyT', 'owned'],
  ['ArrowDown', 'owned'],
  ['Enter', 'owned'],
  ['F5', 'owned'],
] as const)('for the next track %s is %s', (pressed, expected) => {
  expect(getKeysProblem(usualKeymap, 'next', pressed)).toBe(expected);
});

it('gives a shortcut other keys, and none', () => {
  const changed = withKeys(usualKeymap, 'next', 'KeyX');
  expect(changed).toMatchObject({ KeyX: 'next', KeyK: 'previous' });
  expect(changed).not.toHaveProperty('KeyJ');
  expect(Object.values(withKeys(changed, 'next', null))).not.toContain('next');
});

it('lets a shortcut return to keys that are its own', () => {
  const changed = withKeys(usualKeymap, 'repeat', 'KeyX');
  expect(getKeysProblem(changed, 'repeat', 'Alt KeyR')).toBeNull();
});
