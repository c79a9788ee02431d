import { expect } from 'storybook/test';

const drawn = '[data-drawn], progress, input[type="range"]';
const chosen =
  '[role="tab"][aria-selected="true"], [aria-pressed="true"], [aria-current="page"], tr[data-current="true"], tr[data-selected], label:has(> input[type="radio"]:checked)';

const ground = () => getComputedStyle(document.documentElement).backgroundColor;

/** Drawings keep fills that differ from the background, and selected elements have an outline. */
export async function expectSeen(): Promise<void> {
  for (const element of document.querySelectorAll(drawn)) {
    await expect(getComputedStyle(element).forcedColorAdjust).toBe('none');
  }
  for (const fill of document.querySelectorAll('[data-drawn="track"] > *')) {
    await expect(getComputedStyle(fill).backgroundColor).not.toBe(ground());
  }
  for (const element of document.querySelectorAll(chosen)) {
    await expect(getComputedStyle(element).outlineStyle).toBe('solid');
  }
}
