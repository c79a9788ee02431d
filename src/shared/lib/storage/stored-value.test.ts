// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storedValue } from './stored-value';

const volume = storedValue<number>('volume', (candidate) => typeof candidate === 'number');

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('reads what was written', () => {
  volume.write(0.4);
  expect(volume.read()).toBe(0.4);
  volume.clear();
  expect(volume.read()).toBeNull();
});

it.each(['{', '"loud"', '', 'null'])('reads nothing from %j', (text) => {
  localStorage.setItem('volume', text);
  expect(volume.read()).toBeNull();
});

it('lives for the visit where the device refuses to keep anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  volume.write(1);
  expect(volume.read()).toBe(1);
  volume.clear();
  expect(volume.read()).toBeNull();
});
