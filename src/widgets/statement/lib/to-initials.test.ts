import { expect, it } from 'vitest';
import { toInitials } from './to-initials';

it.each([
  ['Nora Quintavalle', 'NQ'],
  ['los hijos del sol', 'LHD'],
  ['«Ñandú» & Álamo', 'ÑÁ'],
  ['ليلة الطرب', 'لا'],
  ['2 Minutos', '2M'],
  ['!!!', ''],
])('%s is %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
