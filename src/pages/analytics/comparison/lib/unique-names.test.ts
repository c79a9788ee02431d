import { expect, it } from 'vitest';
import { uniqueNames } from './line-series';

it('distinguishes namesakes', () => {
  const luna = (artistName: string | null) => ({ name: 'Luna', artistName });
  expect(uniqueNames([luna('Uno'), luna('Dos'), luna('Dos'), luna(null)])).toEqual([
    'Luna',
    'Luna · Dos',
    'Luna · Dos (2)',
    'Luna (2)',
  ]);
});
