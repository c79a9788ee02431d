import type { Page } from '@playwright/test';
import { keepSession, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { watchChanges } from './support/calls.ts';
import { expectTitles, makePlaylist } from './support/playlists.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { choose } from './support/track-menu.ts';

async function chooseForAll(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Más opciones de la playlist ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const expectNotFound = (page: Page) =>
  expect(page.getByText('La playlist que buscas no existe o no está disponible.')).toBeVisible();

// Proves music-pages: Playlist: its owner renames and hides it
test('an owner renames a playlist and hides it @release', async ({
  page,
  theirPage: stranger,
  consoleGuard,
}) => {
  // The browser logs the 404.
  consoleGuard.allow(/Failed to load resource.* 404 /);
  const { token } = await signInAsNewListener(page);
  const { id, path } = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 2 });
  const sent = watchChanges(page);
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Azotea');
  await page.goto(path);
  const main = page.getByRole('main');
  const name = '<b>Patio</b> 🌙 ليل';

  await test.step('name, description and visibility', async () => {
    await chooseForAll(page, 'Azotea', 'Editar playlist');
    const dialog = page.getByRole('dialog', { name: 'Editar playlist' });
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Azotea');
    await dialog.getByLabel('Nombre').fill('   ');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Escribe un nombre')).toBeVisible();
    await expect(dialog.getByLabel('Nombre')).toBeFocused();
    await dialog.getByLabel('Nombre').fill(`  ${name} `);
    await dialog.getByLabel('Descripción').fill('Para cuando refresca.');
    await dialog.getByLabel('Quién puede verla').selectOption('Privada');
    // The dialog stays until the server answers, so that both clicks reach the button.
    const { promise: clicked, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(`**/api/playlists/${id}`, async (route) => {
      await clicked;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Guardar' }).dblclick();
    letThrough();
    await expect(dialog).toBeHidden();
    await page.unroute(`**/api/playlists/${id}`);
    expect(sent).toEqual([`PATCH /api/playlists/${id}`]);
  });
  const expectChanged = async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('Para cuando refresca.')).toBeVisible();
    await expect(main.getByText('Privada')).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tonada`);
    await expect(
      page.getByRole('region', { name: 'Tus playlists' }).getByRole('link', { name }),
    ).toBeVisible();
  };
  await expectChanged();
  await page.reload();
  await expectChanged();

  await test.step('nobody else finds it now', async () => {
    await stranger.reload();
    await expectNotFound(stranger);
    await stranger.context().close();
  });
});

// Proves library: A deletion asks
test('an owner deletes a playlist, after cancelling once @release-narrow @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 404 /);
  const { token } = await signInAsNewListener(page);
  const { id, path } = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 1 });
  const sent = watchChanges(page);
  await page.goto(path);
  await chooseForAll(page, 'Azotea', 'Editar playlist');
  await expect(page.getByRole('dialog', { name: 'Editar playlist' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');

  const question = page.getByRole('alertdialog', { name: '¿Eliminar «Azotea»?' });
  await chooseForAll(page, 'Azotea', 'Eliminar playlist');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: /^Más opciones de la playlist / })).toBeFocused();
  expect(sent).toEqual([]);
  await chooseForAll(page, 'Azotea', 'Eliminar playlist');
  await question.getByRole('button', { name: 'Eliminar playlist' }).dblclick();
  await expect(page).toHaveURL('/collection/playlists');
  await expect(page.getByText('Playlist «Azotea» eliminada.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Azotea' })).toHaveCount(0);
  expect(sent).toEqual([`DELETE /api/playlists/${id}`]);
  await page.goto(path);
  await expectNotFound(page);
});

test('changes from another device are reported once, and shown @release', async ({
  page,
  theirPage: other,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 404 /, /\[tonada\] (removeTrack|moveTrack)/);
  const session = await signInAsNewListener(page);
  const { token } = session;
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 5 });
  const [one = '', two = '', three = '', four = '', five = ''] = made.titles;
  // A tab of this browser would learn of each change at once.
  await keepSession(other, session);
  await page.goto(made.path);
  await other.goto(made.path);
  await expectTitles(page, made.titles);
  await expectTitles(other, made.titles);
  const news = (title: string) => `«${title}» cambió en otra ventana.`;
  const expectOnce = async (title: string) => {
    await expect(other.getByText(news(title))).toBeVisible();
    await expect(other.getByRole('alert').getByRole('paragraph')).toHaveCount(1);
    await other.getByRole('alert').getByRole('button', { name: 'Cerrar aviso' }).click();
  };

  await choose(page, one, 'Quitar de esta playlist');
  await expectTitles(page, [two, three, four, five]);
  await choose(other, one, 'Mover al final');
  await expectOnce(one);
  await expectTitles(other, [two, three, four, five]);

  await choose(page, two, 'Quitar de esta playlist');
  await expectTitles(page, [three, four, five]);
  await choose(other, two, 'Quitar de esta playlist');
  await expectOnce(two);
  await expectTitles(other, [three, four, five]);

  await test.step('before a deleted item', async () => {
    await choose(page, three, 'Quitar de esta playlist');
    await expectTitles(page, [four, five]);
    await choose(other, five, 'Mover al principio');
    await expectOnce(five);
    await expectTitles(other, [four, five]);
  });
  await test.step('actions that still apply are done', async () => {
    await choose(other, five, 'Subir');
    await expectTitles(other, [five, four]);
    await page.reload();
    await expectTitles(page, [five, four]);
  });
});
