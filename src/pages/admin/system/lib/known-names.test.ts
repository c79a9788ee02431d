import { expect, it } from 'vitest';
import { recognise } from './known-names';

const isKnown = recognise({ user: ['create', 'change'], 'data-export': ['make'] });

it('recognises each name of each noun', () => {
  expect(['user.create', 'user.change', 'data-export.make'].every(isKnown)).toBe(true);
});

it('recognises no other name, also not of a known noun', () => {
  expect(['user', 'user.make', 'data-export.create', 'toString', ''].some(isKnown)).toBe(false);
});
