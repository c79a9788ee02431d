import { expect, it } from 'vitest';
import { getSound } from './get-sound.ts';

it.each([
  ['burro', 'vuro'],
  ['hacer', 'aser'],
  ['quilo', 'kilo'],
  ['gente', 'jente'],
  ['lluvia', 'yubia'],
  ['cielo', 'sielo'],
  ['zapato', 'sapato'],
  ['campo', 'canpo'],
  ['chicha', 'chicha'],
])('%s sounds like %s', (one, other) => {
  expect(getSound(one)).toBe(getSound(other));
});

it.each([
  ['casa', 'cara'],
  ['chico', 'cico'],
  ['gota', 'jota'],
  ['1999', '1989'],
])('%s does not sound like %s', (one, other) => {
  expect(getSound(one)).not.toBe(getSound(other));
});
