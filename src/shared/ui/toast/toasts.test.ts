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

/** What is on the screen, one after the other, until nothing is left. */
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

  it('show one at a time, none is lost', () => {
    const texts = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
    for (const text of texts) showToast({ text });
    expect(sequence()).toEqual(texts);
  });

  it('hurry while others wait', () => {
    showToast({ text: 'uno' });
    vi.advanceTimersByTime(2_000);
    showToast({ text: 'dos' });
    expect(shown()).toBe('uno');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('dos');
  });

  it('leave time to take an action back', () => {
    showToast({ text: 'uno', action });
    vi.advanceTimersByTime(8_900);
    expect(shown()).toBe('uno');
    showToast({ text: 'dos', action });
    showToast({ text: 'tres' });
    vi.advanceTimersByTime(0);
    vi.advanceTimersByTime(4_400);
    expect(shown()).toBe('dos');
  });

  it('say a failure before what went well', () => {
    for (const text of ['uno', 'dos']) showToast({ text });
    for (const text of ['mal', 'peor']) showToast({ text, tone: 'danger' });
    expect(sequence()).toEqual(['uno', 'mal', 'peor', 'dos']);
  });

  it('say the same once, with what it leads to now', () => {
    showToast({ text: 'uno' });
    showToast({ text: 'dos' });
    showToast({ text: 'dos', action });
    showToast({ text: 'uno', action });
    expect(readToast()).toMatchObject({ text: 'uno', action });
    expect(sequence()).toEqual(['uno', 'dos']);
  });

  it('stay while somebody reads them, also when others come', () => {
    showToast({ text: 'uno' });
    holdToasts();
    showToast({ text: 'dos' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('uno');
    releaseToasts();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe('dos');
  });

  it('leave when dismissed, and the next one has its time', () => {
    showToast({ text: 'uno' });
    showToast({ text: 'dos' });
    holdToasts();
    dismissToast(readToast()?.id ?? 0);
    expect(shown()).toBe('dos');
    vi.advanceTimersByTime(4_000);
    expect(shown()).toBe('dos');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBeUndefined();
  });
});
