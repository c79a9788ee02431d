// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTextStore } from './text-store';

const refuse = (name: string) => () => {
  throw new DOMException('', name);
};

const stored = () => localStorage;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('with blocked site data', () => {
  const texts = createTextStore(refuse('SecurityError'));

  it('keeps a text for the visit only, and reports that', () => {
    expect(texts.read('token')).toBeNull();
    expect(texts.write('token', 'mine')).toBe(false);
    expect(texts.read('token')).toBe('mine');
    expect(texts.keys('to')).toEqual(['token']);
    texts.remove('token');
    expect(texts.read('token')).toBeNull();
    expect(texts.keys('')).toEqual([]);
  });
});

describe('without room', () => {
  // Proves failures: No room
  it('prefers the newest text to the stored one', () => {
    const texts = createTextStore(stored);
    expect(texts.write('draft', 'old')).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    expect(texts.write('draft', 'new')).toBe(false);
    expect(texts.read('draft')).toBe('new');
    expect(texts.keys('draft')).toEqual(['draft']);
  });

  it('stores it once there is room', () => {
    const texts = createTextStore(stored);
    texts.write('other', 'long');
    const full = vi
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation(refuse('QuotaExceededError'));
    texts.write('token', 'mine');
    full.mockRestore();
    texts.remove('other');
    expect(localStorage.getItem('token')).toBe('mine');
  });
});
