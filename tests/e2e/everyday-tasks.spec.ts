import { registerListener, signIn, signInAsNewListener } from './support/accounts.ts';
import { findNamedPages } from './support/catalogue.ts';
import { countActions } from './support/count-actions.ts';
import { dropOnto } from './support/drop.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { expectTitles, makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { getMenu, getRow } from './support/track-menu.ts';

// Proves everyday-tasks: The actions of each task
/** See docs/product/everyday-tasks.md. */
test('everyday tasks take no more actions than the table says @release', async ({
  page,
  context,
}) => {
  // The headless shell has nobody to ask.
  await context.grantPermissions(['clipboard-write']);
  const actions = await countActions(page);
  const task = (name: string, most: number, walk: () => Promise<void>) =>
    test.step(name, async () => {
      actions.start();
      await walk();
      test.info().annotations.push({ type: name, description: `${actions.read()} of ${most}` });
      expect.soft(actions.read(), name).toBeLessThanOrEqual(most);
    });
  const { token } = await signInAsNewListener(page);
  const other = await registerListener(page.request);
  const mine = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 4 });
  await makePlaylist(page.request, token, { name: 'Patio' });
  const theirs = await makePlaylist(page.request, other.token, { name: 'Balcón', tracks: 4 });
  const pages = await findNamedPages(page.request);
  const find = (start: string) => {
    const found = pages.find(({ path }) => path.startsWith(start));
    if (!found) throw new Error(`The demo catalogue has no ${start}.`);
    return found;
  };
  const [album, artist] = [find('/album/'), find('/artist/')];
  const main = page.getByRole('main');
  const player = getPlayer(page);
  const lists = page.getByRole('region', { name: 'Tus playlists' });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const titles = await openTracks(page);
  const [one = '', two = '', three = '', four = '', five = ''] = titles;

  await task('1 play a song', 1, async () => {
    await getPlayButtons(page).first().click();
    await expect(player.title).toHaveText(one);
  });
  await task('4 queue a song to be next', 2, async () => {
    await getRow(page, three).click({ button: 'right', position: { x: 200, y: 20 } });
    await getMenu(page, three).getByRole('menuitem', { name: 'Reproducir a continuación' }).click();
    await expect(page.getByText(/a continuación\.$/)).toBeVisible();
  });
  await task('7 like what plays', 1, async () => {
    await page.keyboard.press('Alt+Shift+B');
    await expect(player.button(/^Quitar .* que te gustan$/)).toBeVisible();
  });
  await task('21 skip, mute', 2, async () => {
    await page.keyboard.press('j');
    await expect(player.title).toHaveText(three);
    await page.keyboard.press('m');
    await expect(player.button('Activar sonido')).toBeVisible();
  });
  await page.keyboard.press('m');
  await task('19 start a radio from a song', 2, async () => {
    await getRow(page, two).click({ button: 'right', position: { x: 200, y: 20 } });
    await item('Radio de la canción').click();
    await expect(player.title).toHaveText(two);
  });
  const nameOfNew = page.getByRole('textbox', { name: 'Nombre de la playlist' });
  await task('11 create a playlist with its first song', 2, async () => {
    await dropOnto(page, getRow(page, five), lists.getByRole('button', { name: 'Crear playlist' }));
    await expect(nameOfNew).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lists.getByRole('link', { name: five, exact: true })).toBeVisible();
  });
  await task('11 create a playlist with its first song, by menu', 4, async () => {
    await getRow(page, four).click({ button: 'right', position: { x: 200, y: 20 } });
    await item('Añadir a playlist').click();
    await item('Nueva playlist').click();
    await expect(nameOfNew).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lists.getByRole('link', { name: four, exact: true })).toBeVisible();
  });
  await task('12 add a song to a playlist, by menu', 3, async () => {
    await getRow(page, four).click({ button: 'right', position: { x: 200, y: 20 } });
    await item('Añadir a playlist').click();
    await item('Patio').click();
    await expect(page.getByText(/«Patio»/).last()).toBeVisible();
  });

  await page.goto(theirs.path);
  const row = (index: number) => main.locator(`tr[data-index="${index}"]`).getByText(/^\d+:\d\d$/);
  const bar = page.getByRole('region', { name: 'Canciones elegidas' });
  const chooseThree = async () => {
    await row(0).click();
    await row(2).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 canciones');
  };
  await task('5 queue three songs in order', 3, async () => {
    await chooseThree();
    await bar.getByRole('button', { name: 'Añadir a la cola' }).click();
    await expect(page.getByText(/la cola\.$/).last()).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await task('13 add many songs to a playlist', 3, async () => {
    await chooseThree();
    await dropOnto(page, row(1), lists.getByRole('link', { name: 'Patio', exact: true }));
    await expect(page.getByText(/^\d canci(ón añadida|ones añadidas) a «Patio»/)).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await task('8 save somebody’s playlist', 1, async () => {
    await main.getByRole('button', { name: 'Guardar Balcón en tu biblioteca' }).click();
    await expect(main.getByText('Guardada 1 vez')).toBeVisible();
  });
  await task('2 play a playlist shuffled', 1, async () => {
    await main.getByRole('button', { name: 'Escuchar Balcón en aleatorio' }).click();
    await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'true');
  });
  await task('24 share a playlist', 2, async () => {
    await main.getByRole('button', { name: 'Compartir Balcón' }).click();
    await item('Copiar enlace').click();
    await expect(page.getByText(/copiado\.$/)).toBeVisible();
  });
  await task('17 find a song in a long list', 2, async () => {
    await main.getByRole('searchbox', { name: /^Filtrar/ }).click();
    await page.keyboard.type(two);
    await expectTitles(page, [two]);
  });

  await page.goto(mine.path);
  await expectTitles(page, mine.titles);
  await task('16 sort a playlist by artist', 1, async () => {
    await main.getByRole('grid').getByRole('button', { name: 'Artista' }).click();
    await expect(page).toHaveURL(/sort=artist/);
  });
  await page.goto(mine.path);
  // Rows that can be moved, too.
  await task('12 add a song to a playlist, dragged', 1, async () => {
    await dropOnto(page, row(3), lists.getByRole('link', { name: five, exact: true }));
    await expect(page.getByText(`«${mine.titles[3]}» añadida a «${five}».`)).toBeVisible();
  });
  await task('15 undo a drop', 1, async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText(`1 canción quitada de «${five}».`)).toBeVisible();
  });
  await getPlayButtons(page).nth(1).focus();
  await task('14 reorder, by keyboard', 1, async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(getPlayButtons(page).nth(2)).toBeFocused();
  });
  await task('15 undo a removal', 2, async () => {
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(getPlayButtons(page).nth(3)).toBeVisible();
  });

  await page.goto(album.path);
  await task('9 save an album', 1, async () => {
    await main.getByRole('button', { name: `Guardar ${album.title} en tu biblioteca` }).click();
    await expect(
      main.getByRole('button', { name: `Quitar ${album.title} de tu biblioteca` }),
    ).toBeVisible();
  });
  await task('6 queue an album', 2, async () => {
    await main.getByRole('button', { name: `Más opciones del álbum ${album.title}` }).click();
    await item('Añadir a la cola').click();
    await expect(page.getByText(/la cola\.$/).last()).toBeVisible();
  });

  await page.goto(artist.path);
  await task('10 follow an artist', 1, async () => {
    await main.getByRole('button', { name: 'SEGUIR' }).first().click();
    await expect(main.getByRole('button', { name: 'SIGUIENDO' }).first()).toBeVisible();
  });
  await task('3 find an artist with a typing error, play', 3, async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('nora quintavale');
    await page.keyboard.press('Enter');
    await expect(player.bar.getByRole('link', { name: 'Nora Quintavalle' })).toBeVisible();
  });
  // A listener who has heard songs to their end.
  await signIn(page);
  await page.goto('/');
  await task('25 what was heard', 1, async () => {
    await page.getByRole('link', { name: 'Ver tu historial' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
  });
});
