// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today';

afterEach(() => vi.useRealTimers());

it('is the next day soon after midnight, on a page that stays open', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 23, 59, 50) });
  const { result } = renderHook(() => useToday());
  expect(result.current).toEqual(new Date(2026, 10, 24));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual(new Date(2026, 10, 25));
});
