import { expect, it, vi } from 'vitest';
import { attemptKeys, newId, newOrderedId, newSeed } from '.';

it('makes unique ids', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.join('')).toMatch(/^[\d-]+$/);
});

it('makes ids that sort by their time', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const first = newOrderedId();
  vi.advanceTimersByTime(1);
  expect([newOrderedId(), first].toSorted()[0]).toBe(first);
  vi.useRealTimers();
});

it('makes seeds of 32 bits', () => {
  const seed = newSeed();
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
});

it('keeps the key of an attempt until something else is sent', () => {
  const getKey = attemptKeys();
  const first = getKey({ name: 'Nora' });
  expect(getKey({ name: 'Nora' })).toBe(first);
  const second = getKey({ name: 'Lía' });
  expect(second).not.toBe(first);
  expect(getKey({ name: 'Nora' })).not.toBe(first);
});
