import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstSigns } from '../../src/shared/theme/typeface.ts';
import { unicodeRange } from './typeface.ts';

it.each([
  ['one', [0x41], 'U+41'],
  ['neighbours in any order', [0x43, 0x41, 0x42], 'U+41-43'],
  ['apart', [0x41, 0x2026, 0x42], 'U+41-42,U+2026'],
])('a range of %s', (_, points, range) => {
  expect(unicodeRange(points)).toBe(range);
});

it('the first file of the face has every letter of our words', () => {
  const words = globSync('locales/es/*.json').map((file) => readFileSync(file, 'utf8'));
  const letters = new Set([...words.join('')].filter((sign) => /[\p{L}\p{N}¿¡]/u.test(sign)));
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => !firstSigns.includes(letter))).toEqual([]);
});
