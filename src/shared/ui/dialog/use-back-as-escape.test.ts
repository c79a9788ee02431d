// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackAsEscape } from './use-back-as-escape';

/** Active CloseWatchers, as the browser keeps them. */
let watchers: Set<EventTarget>;
const closeAll = () =>
  [...watchers].toReversed().forEach((one) => one.dispatchEvent(new Event('close')));

const pressed = vi.fn<(event: KeyboardEvent) => void>();

beforeEach(() => {
  watchers = new Set();
  class FakeWatcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
      this.addEventListener('close', this.destroy);
    }
    destroy = () => void watchers.delete(this);
  }
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  vi.useFakeTimers();
  document.addEventListener('keydown', pressed);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('keydown', pressed);
  pressed.mockClear();
});

describe('the phone’s Back', () => {
  it('is Escape while something is open, and the browser’s own otherwise', () => {
    const { rerender } = renderHook(({ isOpen }) => useBackAsEscape(isOpen), {
      initialProps: { isOpen: false },
    });
    expect(watchers.size).toBe(0);
    rerender({ isOpen: true });
    closeAll();
    expect(pressed.mock.calls.map(([{ key }]) => key)).toEqual(['Escape']);
    rerender({ isOpen: false });
    expect(watchers.size).toBe(0);
  });

  it('works again for a window that asks before it closes, and stays', () => {
    renderHook(() => useBackAsEscape(true));
    closeAll();
    vi.runAllTimers();
    closeAll();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is one Escape where the browser closes two at once', () => {
    renderHook(() => useBackAsEscape(true));
    renderHook(() => useBackAsEscape(true));
    closeAll();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to browsers that do not report it', () => {
    vi.stubGlobal('CloseWatcher', undefined);
    expect(() => renderHook(() => useBackAsEscape(true))).not.toThrow();
  });
});
