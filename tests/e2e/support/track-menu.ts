import { expect, type Locator, type Page } from '@playwright/test';
import { getMiddle } from './middle.ts';

export const getRow = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Más opciones de ${title}`, exact: true }) })
    .first();

export const getMenu = (page: Page, title: string): Locator =>
  page.getByRole('menu', { name: `Opciones de ${title}`, exact: true });

export async function openMenu(page: Page, title: string): Promise<Locator> {
  await getRow(page, title).click({ button: 'right', position: { x: 200, y: 20 } });
  const menu = getMenu(page, title);
  await menu.waitFor();
  return menu;
}

/**
 * Moves the pointer to a menu item in steps, because a submenu closes under a pointer that jumps.
 */
export async function pointAt(page: Page, name: string): Promise<Locator> {
  const item = page.getByRole('menuitem', { name, exact: true }).last();
  await expect(item).toBeInViewport();
  const { x, y } = await getMiddle(item);
  await page.mouse.move(x, y, { steps: 16 });
  return item;
}

/**
 * Opens a track's menu and chooses an item; a second name is one of its submenu, chosen by key,
 * because a submenu may close under a pointer that comes late.
 */
export async function choose(
  page: Page,
  title: string,
  name: string,
  below?: string,
): Promise<void> {
  await openMenu(page, title);
  await (await pointAt(page, name)).click();
  if (below === undefined) return;
  await page.getByRole('menuitem', { name: below, exact: true }).last().press('Enter');
}
