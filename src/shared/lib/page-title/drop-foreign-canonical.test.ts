// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropForeignCanonical } from './use-page-title';

afterEach(() => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('keeps the canonical address of the page first asked for on that page alone', () => {
  document.head.innerHTML = '<link rel="canonical" href="/track/trk_1" />';
  window.history.replaceState(null, '', '/track/trk_1');
  dropForeignCanonical();
  expect(canonical()).toBe('/track/trk_1');
  window.history.pushState(null, '', '/search');
  dropForeignCanonical();
  expect(canonical()).toBeUndefined();
});
