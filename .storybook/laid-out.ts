import { expect } from 'storybook/test';

/** In pixels: three windows of a laptop. The story of a screen that has to be longer has the tag `tall` and says why. */
const tallest = 3_000;

/** Shorter words may stand one letter a line in the narrowest column. */
const leastLetters = 4;

type Shown = { title: string; tags: string[] };

/**
 * What no picture of a story may show, at its own width: a page that scrolls sideways, a word that is written one letter a
 * line, and a screen of more than three windows.
 */
export async function expectLaidOut({ title, tags }: Shown): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth, 'width of the page').toBeLessThanOrEqual(page.clientWidth);
  await expect(brokenWords(), 'texts written one letter a line').toEqual([]);
  if (!/^(?:Screens|Work)\//.test(title) || tags.includes('tall')) return;
  await expect(page.scrollHeight, 'height of the page').toBeLessThanOrEqual(tallest);
}

function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (text.length < leastLetters) continue;
    range.selectNodeContents(texts.currentNode);
    const { width, height } = range.getBoundingClientRect();
    // Only what is higher than wide is worth counting its lines.
    if (height > width && range.getClientRects().length >= text.length) broken.push(text);
  }
  return broken;
}
