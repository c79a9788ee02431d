import { signIn, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { openTracks, getPlayButtons } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

test('the modal, and forms with mistakes, read well @every-width @release', async ({ page }) => {
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

test('the user menu, the new playlist and a playing track read well @release', async ({ page }) => {
  await signIn(page);
  await openTracks(page);
  await getPlayButtons(page).first().click();
  await expect(page.getByRole('button', { name: /^Pausar / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Crear playlist' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Menú de / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // A menu opens outside the landmarks, as in the ARIA menu-button pattern.
  await expectAccessible(page, { without: ['region'] });
});

test('the full-screen player reads well @narrow @release', async ({ page }) => {
  await signIn(page);
  await openTracks(page);
  await getPlayButtons(page).first().click();
  await page.getByRole('button', { name: /^Abrir el reproductor/ }).click();
  await expect(page.getByRole('dialog', { name: 'Suena ahora' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the notice of example data reads well @every-width @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|\[tonada\] chart/);
  await page.route('**/api/charts/global**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/chart/global');
  await expect(page.getByText(/datos de ejemplo/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('menus and dialogs of a playlist read well @every-width @release', async ({ page }) => {
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
  for (const action of ['Editar playlist', 'Eliminar playlist']) {
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
