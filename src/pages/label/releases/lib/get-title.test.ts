import { expect, it } from 'vitest';
import { getTitle } from './get-title';

it.each([
  ['01 - Luna_nueva.wav', 'Luna nueva'],
  ['Marea alta.final.flac', 'Marea alta.final'],
  ['3. Patio.mp3', 'Patio'],
  ['1984.mp3', '1984'],
  ['2-07 Ceniza.flac', 'Ceniza'],
  ['sin extensión', 'sin extensión'],
])('a file %s suggests the title %s', (file, title) => {
  expect(getTitle(file)).toBe(title);
});
