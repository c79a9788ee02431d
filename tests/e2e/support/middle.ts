import type { Locator } from '@playwright/test';

/** Returns the centre and the height of an element, in px of the window. */
export async function getMiddle(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}
