import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { findNamedPlaces } from './support/catalogue.ts';
import { openTracks, playButtonsOf } from './support/player.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

async function expectSound(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

const screens = ['/', '/search', '/search?q=noche', '/search?q=zzqqxx', '/nada'];

const own = ['/profile', '/collection/playlists', '/collection/tracks', '/admin'];

test('a visitor’s screens read well @every-width', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [...screens, '/login', '/register']) await expectSound(page, path);
});

test('a listener’s screens read well @every-width', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  for (const path of [...screens, ...own]) await expectSound(page, path);
});

test('the pages of one thing read well, for a visitor @every-width', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { path } of await findNamedPlaces(page.request)) await expectSound(page, path);
});

test('the pages of one thing read well, for a listener @every-width', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  for (const { path } of await findNamedPlaces(page.request)) await expectSound(page, path);
});

test('the modal, and forms with mistakes, read well @every-width', async ({ page }) => {
  await openTracks(page);
  await page
    .getByRole('button', { name: /^Añadir / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/register');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Escribe tu email')).toBeVisible();
  await expectAccessible(page);
});

test('the user menu, the new playlist and a playing track read well', async ({ page }) => {
  await signIn(page);
  await openTracks(page);
  await playButtonsOf(page).first().click();
  await expect(page.getByRole('button', { name: /^Pausar / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Crear playlist' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Menú de / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // A menu hangs over the page and its landmarks, as the ARIA pattern of a menu button has it.
  await expectAccessible(page, { without: ['region'] });
});

test('the full-screen player reads well @narrow', async ({ page }) => {
  await signIn(page);
  await openTracks(page);
  await playButtonsOf(page).first().click();
  await page.getByRole('button', { name: /^Abrir el reproductor/ }).click();
  await expect(page.getByRole('dialog', { name: 'Reproduciendo' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the notice of example data reads well @every-width', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|\[tonada\] featuredPlaylists/);
  await page.route('**/api/playlists/featured', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expect(page.getByText(/datos de ejemplo/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
