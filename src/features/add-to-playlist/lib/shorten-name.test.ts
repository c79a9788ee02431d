import { describe, expect, it } from 'vitest';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { shortenName } from './shorten-name';

const { nameMax } = playlistLimits;

describe('a suggested name', () => {
  it('is the title where it fits', () => {
    expect(shortenName(' Luna de ámbar ')).toBe('Luna de ámbar');
    expect(shortenName('a'.repeat(nameMax))).toBe('a'.repeat(nameMax));
  });

  // Proves library: It fits
  it('ends before the limit', () => {
    expect(shortenName('a'.repeat(nameMax + 1))).toBe('a'.repeat(nameMax));
    expect(shortenName(`${'a'.repeat(nameMax - 1)} b`)).toBe('a'.repeat(nameMax - 1));
  });

  it('keeps characters whole', () => {
    expect(shortenName(`${'a'.repeat(nameMax - 1)}🌙`)).toBe('a'.repeat(nameMax - 1));
  });
});
