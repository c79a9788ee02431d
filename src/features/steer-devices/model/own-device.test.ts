import { expect, it } from 'vitest';
import { findKind } from './own-device';

const browser = (userAgent: string, maxTouchPoints = 0) =>
  ({ userAgent, maxTouchPoints }) as Navigator;

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5, 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 5, 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0.0.0 Safari/537.36', 5, 'tablet'],
])('knows the kind of %s with %i touch points', (userAgent, points, kind) => {
  expect(findKind(browser(userAgent, points))).toBe(kind);
});
