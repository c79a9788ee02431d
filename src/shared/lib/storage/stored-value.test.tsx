// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue, useStoredValue } from './stored-value';

const volume = createStoredValue<number>('volume', (candidate) => typeof candidate === 'number');

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('reads the written value', () => {
  volume.write(0.4);
  expect(volume.read()).toBe(0.4);
  volume.clear();
  expect(volume.read()).toBeNull();
});

it.each(['{', '"loud"', '', 'null'])('reads nothing from %j', (text) => {
  localStorage.setItem('volume', text);
  expect(volume.read()).toBeNull();
});

it('lasts for the visit if the device stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  volume.write(1);
  expect(volume.read()).toBe(1);
  volume.clear();
  expect(volume.read()).toBeNull();
});

/** Renders a volume as the page's text. */
function show() {
  const Volume = () => useStoredValue(volume) ?? 'none';
  render(<Volume />);
}

it('shows every change, and that of another tab', () => {
  show();
  expect(document.body.textContent).toBe('none');
  act(() => volume.write(0.4));
  expect(document.body.textContent).toBe('0.4');
  act(() => {
    localStorage.setItem('volume', '0.9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'volume', newValue: '0.9' }));
  });
  expect(document.body.textContent).toBe('0.9');
  act(() => volume.clear());
  expect(document.body.textContent).toBe('none');
});

it('reports changes until unsubscribed', () => {
  const listener = vi.fn<(value: number | null) => void>();
  const stop = volume.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'volume', newValue: '0.2' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'volume', newValue: 'loud' }));
  expect(listener.mock.calls).toEqual([[0.2], [null]]);
  stop();
  volume.write(1);
  expect(listener).toHaveBeenCalledTimes(2);
});
