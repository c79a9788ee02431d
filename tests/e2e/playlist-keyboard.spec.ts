import { signInAsNewListener } from './support/accounts.ts';
import { expectVisibleFocus, tabTo } from './support/focus.ts';
import { getPlayer } from './support/player.ts';
import { expectTitles, makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { getMenu } from './support/track-menu.ts';

test('an owner uses a playlist and its menus by keyboard only @release', async ({ page }) => {
  const { keyboard } = page;
  const { token } = await signInAsNewListener(page);
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 4 });
  const [one = '', two = '', three = '', four = ''] = made.titles;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await keyboard.press(key);
      await expectVisibleFocus(page);
    }
  };
  const button = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await page.goto(made.path);
  await expectTitles(page, made.titles);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('play all, and the menu of the whole', async () => {
    await tabTo(button('Reproducir Azotea'));
    await press('Enter');
    await expect(button('Pausar Azotea')).toBeFocused();
    await expect(getPlayer(page).title).toHaveText(one);
    const more = button('Más opciones de la playlist Azotea');
    await tabTo(more);
    await keyboard.press('Enter');
    await expect(item('Pausar')).toBeFocused();
    await press('End');
    await expect(item('Eliminar playlist')).toBeFocused();
    await keyboard.press('Escape');
    await expect(more).toBeFocused();
    await keyboard.press('Enter');
    await expect(item('Pausar')).toBeFocused();
    await press('End');
    await expect(item('Eliminar playlist')).toBeFocused();
    await press('ArrowUp');
    await expect(item('Editar playlist')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
  await test.step('the filter', async () => {
    await tabTo(page.getByRole('searchbox', { name: 'Filtrar las canciones de la playlist' }));
    await keyboard.type('zzz');
    await expect(page.getByRole('heading', { name: /coincide con «zzz»$/ })).toBeVisible();
    await press('Control+a', 'Delete');
    await expectTitles(page, made.titles);
  });
  await test.step('one tab stop for all rows, arrow keys inside', async () => {
    await tabTo(button(`Pausar ${one}`));
    await press('ArrowDown', 'ArrowDown');
    await expect(button(`Reproducir ${three}`)).toBeFocused();
    await press('End');
    await expect(button(`Más opciones de ${three}`)).toBeFocused();
    await press('Control+Home');
    await expect(button(`Más opciones de ${one}`)).toBeFocused();
    await press('Home', 'ArrowDown', 'ArrowDown');
  });
  await test.step('the menu of a row and its dialogs', async () => {
    await keyboard.press('Shift+F10');
    await expect(getMenu(page, three).locator(':focus')).toHaveCount(1);
    // Waits for each answer before the next key.
    await press('End');
    await expect(item('Quitar de esta playlist')).toBeFocused();
    await press('c');
    await expect(item('Créditos')).toBeFocused();
    await press('ArrowDown');
    await expect(item('Compartir')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(item('Copiar enlace')).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(item('Compartir')).toBeFocused();
    // Waits for each answer, because the submenu is still closing.
    await press('ArrowUp');
    await expect(item('Créditos')).toBeFocused();
    await press('ArrowUp');
    await expect(item('Ver detalles')).toBeFocused();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Detalles de la canción' });
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(`Reproducir ${three}`)).toBeFocused();
  });
  await test.step('moves, removes and likes', async () => {
    await press('Alt+ArrowUp');
    await expectTitles(page, [one, three, two, four]);
    await expect(button(`Reproducir ${three}`)).toBeFocused();
    await keyboard.press('ContextMenu');
    await expect(item('Añadir a Canciones que te gustan')).toBeFocused();
    await press('End');
    await expect(item('Quitar de esta playlist')).toBeFocused();
    await keyboard.press('Enter');
    await expectTitles(page, [one, two, four]);
    await expect(button(`Reproducir ${two}`)).toBeFocused();
    await press('Delete');
    await expectTitles(page, [one, four]);
    await expect(button(`Reproducir ${four}`)).toBeFocused();
    await press('End', 'ArrowLeft', 'Enter');
    await expect(button(`Quitar ${four} de Canciones que te gustan`)).toBeFocused();
  });
  await test.step('the last removal moves the focus to the heading', async () => {
    await press('Delete');
    await expectTitles(page, [one]);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});
