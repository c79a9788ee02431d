// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tabletAddress } from '../model/audio-addresses';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

afterEach(() => vi.unstubAllGlobals());

// Proves plays: How the player reports it
it.each([
  ['an iPad that calls itself a Mac', mac, 5, '/api/tracks/a/audio?e=1&t=1'],
  ['a Mac', mac, 0, '/api/tracks/a/audio?e=1'],
  ['a computer with a touch screen', windows, 10, '/api/tracks/a/audio?e=1'],
])('marks the addresses of %s as is right', (_, userAgent, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(tabletAddress('/api/tracks/a/audio?e=1')).toBe(expected);
});
