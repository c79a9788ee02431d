import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissAllToasts,
  dismissToast,
  holdToasts,
  readToasts,
  releaseToasts,
  showToast,
} from './toasts';

const texts = () => readToasts().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    dismissAllToasts();
    vi.useRealTimers();
  });

  it('vanish one after the other, each within 3 to 5 seconds', () => {
    showToast({ text: 'uno' });
    showToast({ text: 'dos' });
    vi.advanceTimersByTime(3_000);
    expect(texts()).toEqual(['uno', 'dos']);
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual(['dos']);
    vi.advanceTimersByTime(5_000);
    expect(texts()).toEqual([]);
  });

  it('stay while somebody reads them', () => {
    showToast({ text: 'uno' });
    holdToasts();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['uno']);
    releaseToasts();
    vi.advanceTimersByTime(5_000);
    expect(texts()).toEqual([]);
  });

  it('keep the newest three', () => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) showToast({ text });
    expect(texts()).toEqual(['dos', 'tres', 'cuatro']);
  });

  it('leave when dismissed', () => {
    showToast({ text: 'uno' });
    const [toast] = readToasts();
    dismissToast(toast?.id ?? 0);
    expect(texts()).toEqual([]);
  });
});
