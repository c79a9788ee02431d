// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shortcutOf } from './shortcut-of';

function press(keys: string, html = '<p></p>') {
  document.body.innerHTML = html;
  const names = keys.split('+');
  return shortcutOf({
    key: names.at(-1) ?? '',
    code: names.at(-1) ?? '',
    ctrlKey: names.includes('Control'),
    metaKey: names.includes('Meta'),
    altKey: names.includes('Alt'),
    shiftKey: names.includes('Shift'),
    target: document.body.querySelector('[data-here]') ?? document.body.firstElementChild,
  });
}

it.each([
  ['Space', 'play'],
  ['Alt+Shift+KeyB', 'like'],
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
])('%s asks for %s', (keys, expected) => {
  expect(press(keys)).toBe(expected);
});

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
])('%s on %s asks for %s', (keys, html, expected) => {
  expect(press(keys, html)).toBe(expected);
});
