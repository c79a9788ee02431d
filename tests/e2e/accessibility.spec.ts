import type { Page } from '@playwright/test';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { openOrGo } from './support/open-or-go.ts';
import { openTracks, playButtonsOf } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import {
  bareScreens,
  guardedScreens,
  guardedScreensOf,
  namedScreens,
  openScreens,
  ownScreens,
} from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

async function expectSound(page: Page, path: string) {
  await openOrGo(page, path);
  await expectSettled(page);
  await expect(page, path).toHaveTitle(/^.+ · Tonada$/);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation, path).toHaveCount(bareScreens.includes(path) ? 0 : 1);
  // The colours of a narrow window are those of a wide one.
  await expectAccessible(page, { inLight: (page.viewportSize()?.width ?? 0) >= 640 });
  await expectNoSidewaysScroll(page);
}

test('a visitor’s screens read well @every-width', async ({ page }) => {
  test.slow();
  const empty = ['/search?q=zzqqxx', '/nada'];
  for (const path of [...openScreens, ...empty, ...bareScreens]) await expectSound(page, path);
});

test('a listener’s screens read well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page);
  for (const path of ['/', ...ownScreens, '/admin']) await expectSound(page, path);
});

test('the screens of staff and artists read well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  // Every tool of artists asks an admin in the same way for whom; artists see them below.
  const [, ...alike] = guardedScreens.filter(({ access }) => access === 'promotion.open');
  const screens = guardedScreens.filter((screen) => !alike.includes(screen));
  for (const { path } of screens) await expectSound(page, path);
});

test('the figures and tools of an artist read well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page, 'artist');
  for (const path of guardedScreensOf('artist')) await expectSound(page, path);
  const tabs = ['music', 'audience', 'earnings', 'label', 'pitching'];
  for (const tab of tabs) await expectSound(page, `/spotify-for-artists?tab=${tab}`);
});

test('the administration reads well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  const tabs = ['overview', 'users', 'labels', 'royalties', 'system'];
  for (const tab of tabs) await expectSound(page, `/admin?tab=${tab}`);
});

test('the desk of the editors reads well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page, 'editorial');
  for (const tab of ['playlists', 'inbox']) await expectSound(page, `/editorial?tab=${tab}`);
});

test('the figures of a label read well @every-width', async ({ page }) => {
  test.slow();
  await signIn(page, 'label');
  const tabs = ['overview', 'artists', 'releases', 'analytics', 'finance'];
  for (const tab of tabs) await expectSound(page, `/label-manager?tab=${tab}`);
  await expectSound(page, '/analytics');
});

test('the pages of one thing read well, for a visitor @every-width', async ({ page }) => {
  test.slow();
  for (const path of await namedScreens(page)) await expectSound(page, path);
});

test('the pages of one thing read well, for a listener @every-width', async ({ page }) => {
  test.slow();
  await signIn(page);
  for (const path of await namedScreens(page)) await expectSound(page, path);
});

test('what does not exist reads well @every-width', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource.* 404 /);
  for (const kind of ['playlist', 'artist', 'album', 'user', 'track'])
    await expectSound(page, `/${kind}/nadie`);
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
  consoleGuard.allow(/Failed to load resource|\[tonada\] chart/);
  await page.route('**/api/charts/global**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/chart/global');
  await expect(page.getByText(/datos de ejemplo/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('menus and dialogs of a playlist read well @every-width', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 2 });
  await page.goto(made.path);
  const [first = ''] = made.titles;
  await page
    .getByRole('main')
    .getByRole('button', { name: `Más opciones de ${first}` })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, { without: ['region'] });
  await page.keyboard.press('Escape');

  const more = page.getByRole('button', { name: 'Más opciones de la playlist Azotea' });
  for (const action of ['Editar datos', 'Eliminar playlist']) {
    await more.click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
  }
});
