import { expect, it } from 'vitest';
import { getTitle } from './edited-draft';

it.each([
  ['01 - Luna_nueva.wav', 'Luna nueva'],
  ['Marea alta.final.flac', 'Marea alta.final'],
  ['3. Patio.mp3', 'Patio'],
  ['1984.mp3', '1984'],
  ['sin extensión', 'sin extensión'],
])('a file %s suggests the title %s', (file, title) => {
  expect(getTitle(file)).toBe(title);
});
