// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { getShortcut } from './get-shortcut';
import { usualKeymap } from './keymap';

afterEach(() => {
  document.body.innerHTML = '';
});

function press(keys: string, html = '<p></p>', agent = 'Chrome') {
  document.body.innerHTML = html;
  const names = keys.split('+');
  const event = {
    key: names.at(-1) || '+',
    code: names.at(-1) || '+',
    ctrlKey: names.includes('Control'),
    metaKey: names.includes('Meta'),
    altKey: names.includes('Alt'),
    shiftKey: names.includes('Shift'),
    target: document.body.querySelector('[data-here]') ?? document.body.firstElementChild,
  };
  return getShortcut(event, usualKeymap, agent);
}

it.each([
  ['Space', 'play'],
  ['Alt+Shift+KeyB', 'like'],
  ['Alt+Shift+KeyS', 'shuffle'],
  ['Alt+KeyS', 'shuffle'],
  ['Alt+KeyR', 'repeat'],
  ['Shift+ArrowLeft', 'back'],
  ['Shift+ArrowRight', 'forward'],
  ['Control+KeyK', 'search'],
  ['Meta+KeyK', 'search'],
  ['?', 'help'],
  ['Shift+?', 'help'],
  ['Alt+?', null],
  ['Control+?', null],
  ['Shift+Space', null],
  ['Control+Space', null],
  ['ArrowLeft', null],
  ['KeyS', null],
  ['KeyJ', 'next'],
  ['KeyK', 'previous'],
  ['KeyM', 'mute'],
  ['KeyG', 'playing'],
  ['+', 'louder'],
  ['Shift++', 'louder'],
  ['-', 'quieter'],
  ['Control+KeyM', null],
  ['Control+-', null],
])('%s asks for %s', (keys, expected) => {
  expect(press(keys)).toBe(expected);
});

// Proves shell: Alt S is Firefox's
it('leaves Alt S to Firefox, whose own it is', () => {
  expect(press('Alt+KeyS', '<p></p>', 'Mozilla/5.0 Gecko/20100101 Firefox/152.0')).toBeNull();
});

// Proves shell: Ctrl K by its letter
it.each([
  ['Dvorak, where K is elsewhere', { key: 'k', code: 'KeyV' }, 'search'],
  ['Dvorak, at the place of K', { key: 't', code: 'KeyK' }, null],
  ['Cyrillic letters', { key: 'л', code: 'KeyK' }, 'search'],
  ['caps lock', { key: 'K', code: 'KeyK' }, 'search'],
])('reads Ctrl K by its letter: %s', (_keyboard, key, expected) => {
  const held = { altKey: false, ctrlKey: true, metaKey: false, shiftKey: false, target: null };
  expect(getShortcut({ ...held, ...key }, usualKeymap, 'Chrome')).toBe(expected);
});

// Proves shell: What keys do, and where they belong to others
it.each([
  ['Space', '<input>', null],
  ['?', '<input>', null],
  ['?', '<button></button>', 'help'],
  ['Space', '<textarea></textarea>', null],
  ['Space', '<div contenteditable="true"><b data-here>a</b></div>', null],
  ['Space', '<button><i data-here></i></button>', null],
  ['Space', '<div role="menuitemradio"></div>', null],
  ['Space', '<a href="/"></a>', 'play'],
  ['Shift+ArrowLeft', '<input>', null],
  ['Shift+ArrowLeft', '<input type="range">', null],
  ['Alt+KeyS', '<input>', null],
  ['Alt+KeyS', '<button></button>', 'shuffle'],
  ['Control+KeyK', '<input>', 'search'],
  ['KeyJ', '<input>', null],
  ['KeyJ', '<div role="menuitem"></div>', 'next'],
  ['KeyJ', '<div role="menu"><b data-here></b></div>', null],
  ['KeyJ', '<button></button>', 'next'],
])('%s on %s asks for %s', (keys, html, expected) => {
  expect(press(keys, html)).toBe(expected);
});
