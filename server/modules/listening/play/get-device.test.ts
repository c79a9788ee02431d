import { expect, it } from 'vitest';
import { getDevice } from './get-device.ts';

const mozilla = 'Mozilla/5.0';

// Proves plays: Kinds of devices
it.each([
  [
    'phone',
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1`,
  ],
  ['phone', `${mozilla} (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['tablet', `${mozilla} (Linux; Android 16; SM-X910) Chrome/142.0.0.0 Safari/537.36`],
  [
    'tablet',
    `${mozilla} (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  ['computer', `${mozilla} (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36`],
  ['computer', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15`],
  ['computer', `${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ['computer', `${mozilla} (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36`],
  ['other', `${mozilla} (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 Safari/537.36`],
  ['other', `${mozilla} (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/120.0.0.0`],
  ['other', `${mozilla} (PlayStation 5 8.20) AppleWebKit/605.1.15`],
  ['other', 'curl/8.14.1'],
  ['other', undefined],
])('is a %s: %s', (kind, userAgent) => {
  expect(getDevice(userAgent)).toBe(kind);
});

it('is a tablet if a Mac has a touch screen, and only then', () => {
  const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15`;
  const windows = `${mozilla} (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36`;
  expect([getDevice(mac, true), getDevice(windows, true)]).toEqual(['tablet', 'computer']);
});
