import { describe, expect, it } from 'vitest';
import { positionBetween, positionRange, positionStep } from './positions.ts';

const { min, max } = positionRange;

describe('positionBetween', () => {
  it.each([
    ['in an empty list', null, null, positionStep],
    ['at the end', 300, null, 300 + positionStep],
    ['at the beginning', null, 300, 300 - positionStep],
    ['in a gap', 10, 20, 15],
    ['in the last gap', 10, 12, 11],
    ['below zero', -20, -10, -15],
    ['where there is no gap', 10, 11, null],
    ['between equals', 10, 10, null],
    ['at the end of the numbers', max - 1, null, null],
    ['at the beginning of the numbers', null, min + 1, null],
  ])('%s', (_, before, after, expected) => {
    expect(positionBetween(before, after)).toBe(expected);
  });
});
