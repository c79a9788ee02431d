import { expect, type Locator, type Page } from '@playwright/test';
import { middleOf } from './middle.ts';

/** The first row of a track in the lists of the page. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Más opciones de ${title}`, exact: true }) })
    .first();

/** The menu of a track, once it is open. */
export const menuOf = (page: Page, title: string): Locator =>
  page.getByRole('menu', { name: `Opciones de ${title}`, exact: true });

/** Opens the menu of a track by a right click on its row. */
export async function openMenu(page: Page, title: string): Promise<Locator> {
  await rowOf(page, title).click({ button: 'right', position: { x: 200, y: 20 } });
  const menu = menuOf(page, title);
  await menu.waitFor();
  return menu;
}

/**
 * Moves the pointer to an item of a menu or of the submenu that hangs from it, as a hand does: a
 * submenu closes under a pointer that jumps.
 */
export async function pointAt(page: Page, name: string): Promise<Locator> {
  const item = page.getByRole('menuitem', { name, exact: true }).last();
  await expect(item).toBeInViewport();
  const { x, y } = await middleOf(item);
  await page.mouse.move(x, y, { steps: 16 });
  return item;
}

/** Opens the menu of a track and chooses an item; each further name is one of the submenu. */
export async function choose(page: Page, title: string, ...names: string[]): Promise<void> {
  await openMenu(page, title);
  for (const name of names) await (await pointAt(page, name)).click();
}
