// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addressOutlasts } from '../model/audio-addresses';

const now = 1_000_000;

it.each([
  ['one that ends later', '/api/tracks/t/audio?e=1300&s=x', 200, true],
  ['one that ends before the track would', '/api/tracks/t/audio?e=1100&s=x', 200, false],
  ['one that has ended', '/api/tracks/t/audio?e=900&s=x', 200, false],
  ['one without an end', '/api/tracks/t/audio', 200, true],
  ['none', '', 0, false],
])('%s', (_name, address, seconds, expected) => {
  expect(addressOutlasts(address, seconds, now)).toBe(expected);
});
