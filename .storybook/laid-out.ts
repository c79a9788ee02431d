import { expect } from 'storybook/test';

/** Three laptop windows, in pixels. A taller story has the tag `tall`, or `tall-on-phone`. */
const tallest = 3_000;

/** Shorter words may break one letter per line in the narrowest column. */
const leastLetters = 4;

type Shown = { title: string; tags: string[]; isOnPhone?: boolean };

export async function expectLaidOut({ title, tags, isOnPhone = false }: Shown): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth, 'width of the page').toBeLessThanOrEqual(page.clientWidth);
  await expect(brokenWords(), 'texts written one letter a line').toEqual([]);
  const isTall = tags.includes('tall') || (isOnPhone && tags.includes('tall-on-phone'));
  if (!/^(?:Screens|Work)\//.test(title) || isTall) return;
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
    if (height > width && range.getClientRects().length >= text.length) broken.push(text);
  }
  return broken;
}
