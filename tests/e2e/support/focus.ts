import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 120;

export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A field may draw the ring around itself and its icon, a card around its whole link area.
    const parent = element.parentElement;
    const framed = [element, parent, parent?.parentElement, parent?.parentElement?.parentElement];
    const styles = framed.flatMap((part) => (part ? [getComputedStyle(part)] : []));
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    return {
      element: element.outerHTML.slice(0, 120),
      isRinged: isRinged || element.matches('main'),
    };
  });
  expect(focus, 'something has the focus').not.toBeNull();
  expect(focus, 'the focus is visible').toMatchObject({ isRinged: true });
}

/** Presses Tab until the target has the focus; every stop on the way must show a focus ring. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  // On an empty page the next stop would be the browser's own.
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never led to ${target.toString()}.`);
}
