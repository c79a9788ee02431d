// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollWhenThere } from './scroll-when-there';

/** Height of the page below the window, in CSS pixels. */
let reach = 0;
let grow: (to: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  reach = 0;
  let report = () => {};
  class FakeResizeObserver {
    constructor(callback: () => void) {
      report = callback;
    }
    observe() {}
    disconnect() {
      report = () => {};
    }
  }
  grow = (to) => {
    reach = to;
    report();
  };
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) =>
    vi.stubGlobal('scrollY', Math.min(top, reach)),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('scrolls at once where the page is long enough', () => {
  reach = 2000;
  scrollWhenThere(800);
  expect(window.scrollY).toBe(800);
});

it('follows a page that grows, and lets go of it then', () => {
  scrollWhenThere(800);
  grow(500);
  expect(window.scrollY).toBe(500);
  grow(2000);
  expect(window.scrollY).toBe(800);
  vi.stubGlobal('scrollY', 100);
  grow(3000);
  expect(window.scrollY).toBe(100);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('gives way to a %s', (type) => {
  scrollWhenThere(800);
  window.dispatchEvent(new Event(type));
  grow(2000);
  expect(window.scrollY).toBe(0);
});

// Proves shell: Back waits for a slow page
it('waits for a slow answer', () => {
  scrollWhenThere(800);
  vi.advanceTimersByTime(14_000);
  grow(2000);
  expect(window.scrollY).toBe(800);
});

it('gives up on a page that stays short', () => {
  scrollWhenThere(800);
  vi.advanceTimersByTime(16_000);
  grow(2000);
  expect(window.scrollY).toBe(0);
});

it('stops when another page is opened', () => {
  const leave = scrollWhenThere(800);
  leave();
  grow(2000);
  expect(window.scrollY).toBe(0);
});
