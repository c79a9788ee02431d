import type { Page } from '@playwright/test';

/**
 * Counts presses, keys and typed texts. A text of several letters is one action; a modifier alone
 * is none.
 */
export async function countActions(page: Page) {
  let count = 0;
  let isTyping = false;
  await page.exposeFunction('noteAction', (key: string | null) => {
    const isLetter = key !== null && [...key].length === 1;
    if (!isLetter || !isTyping) count += 1;
    isTyping = isLetter;
  });
  await page.addInitScript(() => {
    const { noteAction } = globalThis as unknown as { noteAction: (key: string | null) => void };
    const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);
    addEventListener('pointerdown', () => noteAction(null), { capture: true });
    addEventListener('keydown', ({ key }) => modifiers.has(key) || noteAction(key), {
      capture: true,
    });
  });
  return {
    start: () => {
      count = 0;
      isTyping = false;
    },
    read: () => count,
  };
}
