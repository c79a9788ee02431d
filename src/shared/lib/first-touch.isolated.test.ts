// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

// Each test begins untouched.
beforeEach(() => vi.resetModules());

const send = (type: string, movement = {}) =>
  dispatchEvent(Object.assign(new Event(type, { bubbles: true }), movement));

it.each([
  ['a mouse that moves', () => send('pointermove', { movementX: 3, movementY: 0 })],
  ['a finger', () => send('pointerdown')],
  ['a key', () => send('keydown')],
])('%s is the first touch, once', async (_, touch) => {
  const { onFirstTouch } = await import('./first-touch');
  const listener = vi.fn<() => void>();
  onFirstTouch(listener);
  touch();
  touch();
  expect(listener).toHaveBeenCalledOnce();
});

it('a resting mouse over a new page is no first touch', async () => {
  const { onFirstTouch } = await import('./first-touch');
  const listener = vi.fn<() => void>();
  onFirstTouch(listener);
  send('pointerover');
  send('pointermove', { movementX: 0, movementY: 0 });
  expect(listener).not.toHaveBeenCalled();
});
