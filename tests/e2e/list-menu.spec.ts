import { signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { findNamedPages } from './support/catalogue.ts';
import { getPlayer } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';
import { getMenu } from './support/track-menu.ts';

// Proves music-pages: List: on card, sidebar, header and player
test('every list has its menu, wherever it stands @release', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  const { titles } = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 2 });
  const pages = await findNamedPages(page.request);
  const [playlist, album] = ['/playlist/', '/album/'].map((start) =>
    pages.find(({ path }) => path.startsWith(start)),
  );
  if (!playlist || !album) throw new Error('The demo catalogue has no playlist or no album.');
  const player = getPlayer(page);
  const main = page.getByRole('main');
  const choose = async (name: string, item: string) =>
    getMenu(page, name).getByRole('menuitem', { name: item, exact: true }).click();

  await test.step('a card, by right click', async () => {
    await page.goto('/');
    const card = main.getByRole('link', { name: playlist.title, exact: true }).last();
    await card.scrollIntoViewIfNeeded();
    // The code of the menus comes with the first touch.
    await touch(page);
    await page.waitForLoadState('networkidle');
    await card.click({ button: 'right' });
    await expect(getMenu(page, playlist.title)).toBeVisible();
    await expectAccessible(page, { without: ['region'] });
    await choose(playlist.title, 'Reproducir');
    await expect(player.button('Pausar')).toBeVisible();
  });
  await test.step('an entry of the sidebar, by keyboard', async () => {
    const entry = page
      .getByRole('region', { name: 'Tus playlists' })
      .getByRole('link', { name: 'Azotea' });
    await entry.focus();
    await page.keyboard.press('Shift+F10');
    await expect(getMenu(page, 'Azotea').locator(':focus')).toHaveText('Reproducir');
    // The focus follows a key in a later task.
    for (const item of ['Escuchar en aleatorio', 'Reproducir a continuación']) {
      await page.keyboard.press('ArrowDown');
      await expect(getMenu(page, 'Azotea').locator(':focus')).toHaveText(item);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('«Azotea» sonará a continuación.')).toBeVisible();
    await expect(entry).toBeFocused();
    for (const title of titles) {
      await player.button('Siguiente').click();
      await expect(player.title).toHaveText(title);
    }
  });
  await test.step('a header, by its buttons', async () => {
    await page.goto(album.path);
    const more = main.getByRole('button', { name: `Más opciones del álbum ${album.title}` });
    await more.click();
    await choose(album.title, 'Guardar en tu biblioteca');
    await expect(
      main.getByRole('button', { name: `Quitar ${album.title} de tu biblioteca` }),
    ).toBeVisible();
    await more.click();
    await choose(album.title, 'Añadir a playlist');
    await page.getByRole('menuitem', { name: 'Azotea', exact: true }).click();
    await expect(page.getByText(/«Azotea»/).last()).toBeVisible();
    await main.getByRole('button', { name: `Escuchar ${album.title} en aleatorio` }).click();
    await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: `Compartir ${album.title}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Copiar enlace' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the cover in the player, which has the menu of its song', async () => {
    const title = (await player.title.textContent()) ?? '';
    const cover = player.bar.locator('[data-menu-place]');
    await cover.click({ button: 'right', position: { x: 28, y: 28 } });
    await expect(getMenu(page, title)).toBeVisible();
    await choose(title, 'Ver detalles');
    await expect(page.getByRole('dialog', { name: 'Detalles de la canción' })).toBeVisible();
  });
});
