// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldItem } from './use-held-item';

it('keeps what was found until it is closed or another is opened', () => {
  const { result, rerender } = renderHook(
    ({ id, found }: { id: string; found?: string }) =>
      useHeldItem({ isOpen: id !== '', id }, found),
    { initialProps: { id: 'a' } },
  );
  const show = (id: string, found?: string) => {
    rerender({ id, ...(found && { found }) });
    return result.current;
  };
  expect(result.current).toBeNull();
  expect(show('a', 'Luz')).toBe('Luz');
  expect(show('a', 'Mar')).toBe('Luz');
  expect(show('a')).toBe('Luz');
  expect(show('b')).toBeNull();
  expect(show('b', 'Sol')).toBe('Sol');
  expect(show('')).toBeNull();
  expect(show('b', 'Noa')).toBe('Noa');
});
