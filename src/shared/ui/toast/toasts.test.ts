import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissAllToasts,
  dismissToast,
  holdToasts,
  readToast,
  releaseToasts,
  showToast,
} from './toasts';

const shown = () => readToast()?.text;
const action = { label: 'Deshacer', onPress: () => {} };

/** Returns the toasts shown one after another, until none is left. */
function sequence() {
  const seen: (string | undefined)[] = [];
  while (readToast()) {
    seen.push(shown());
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    dismissAllToasts();
    vi.useRealTimers();
  });

  it('vanish within 3 to 5 seconds', () => {
    showToast({ text: 'uno' });
    vi.advanceTimersByTime(3_000);
    expect(shown()).toBe('uno');
    vi.advanceTimersByTime(2_000);
    expect(shown()).toBeUndefined();
  });

  // Proves words: Successes do not queue
  it('do not queue: the latest replaces the previous one', () => {
    for (const text of ['uno', 'dos', 'tres']) {
      showToast({ text, action });
      expect(shown()).toBe(text);
    }
    expect(sequence()).toEqual(['tres']);
  });

  // Proves words: All failures come before successes
  it('show every failure, and the latest success after them', () => {
    for (const text of ['mal', 'peor']) showToast({ text, tone: 'danger' });
    for (const text of ['uno', 'dos']) showToast({ text });
    showToast({ text: 'lo peor', tone: 'danger' });
    expect(sequence()).toEqual(['mal', 'peor', 'lo peor']);
    showToast({ text: 'mal', tone: 'danger' });
    for (const text of ['uno', 'dos']) showToast({ text });
    expect(sequence()).toEqual(['mal', 'dos']);
  });

  it('hurry while others wait', () => {
    showToast({ text: 'mal', tone: 'danger' });
    vi.advanceTimersByTime(2_000);
    showToast({ text: 'dos' });
    expect(shown()).toBe('mal');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('dos');
  });

  it('leave time to undo an action', () => {
    showToast({ text: 'uno', action });
    vi.advanceTimersByTime(9_900);
    expect(shown()).toBe('uno');
    vi.advanceTimersByTime(100);
    expect(shown()).toBeUndefined();
  });

  it('show a repeated text once, with its latest action', () => {
    showToast({ text: 'mal', tone: 'danger' });
    showToast({ text: 'peor', tone: 'danger' });
    showToast({ text: 'mal', tone: 'danger', action });
    expect(readToast()).toMatchObject({ text: 'mal', action });
    expect(sequence()).toEqual(['mal', 'peor']);
  });

  it('stay while somebody reads them, even if others arrive', () => {
    showToast({ text: 'uno' });
    holdToasts();
    showToast({ text: 'dos' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('uno');
    releaseToasts();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe('dos');
  });

  it('disappear when dismissed, and the next one gets its full time', () => {
    showToast({ text: 'uno' });
    holdToasts();
    showToast({ text: 'dos' });
    dismissToast(readToast()?.id ?? 0);
    expect(shown()).toBe('dos');
    vi.advanceTimersByTime(4_000);
    expect(shown()).toBe('dos');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBeUndefined();
  });
});
