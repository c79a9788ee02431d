import { signInAsNewListener } from './support/accounts.ts';
import { watchChanges } from './support/calls.ts';
import { getMiddle } from './support/middle.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expectTitles, makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { choose, pointAt, getMenu, openMenu, getRow } from './support/track-menu.ts';

test('an owner fills an empty playlist from the search @release', async ({
  page,
  consoleGuard,
}) => {
  // The browser logs the 409 that leads to the question.
  consoleGuard.allow(/Failed to load resource.* 409 /);
  const { token, user } = await signInAsNewListener(page);
  const { path, id } = await makePlaylist(page.request, token, { name: 'Azotea' });
  const added = watchChanges(page);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const [first = '', second = '', third = ''] =
    await test.step('it links to the search', async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Esta playlist está vacía' })).toBeVisible();
      await page.getByRole('link', { name: 'Buscar canciones' }).click();
      await expect(page).toHaveURL('/search');
      return openTracks(page);
    });
  const confirmation = (title: string) => page.getByText(`«${title}» añadida a «Azotea».`);

  await test.step('by right click', async () => {
    await choose(page, first, 'Añadir a playlist', 'Azotea');
    await expect(confirmation(first)).toBeVisible();
    await expect(getMenu(page, first)).toBeHidden();
  });
  await test.step('by the menu key', async () => {
    const play = getRow(page, second).getByRole('button', { name: `Reproducir ${second}` });
    await play.focus();
    await page.keyboard.press('Shift+F10');
    await expect(getMenu(page, second)).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(item('Añadir a playlist')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('Nueva playlist')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Azotea')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation(second)).toBeVisible();
    await expect(play).toBeFocused();
  });
  await test.step('by the button of the row', async () => {
    await getRow(page, third).hover();
    await getRow(page, third)
      .getByRole('button', { name: `Más opciones de ${third}` })
      .click();
    await item('Añadir a playlist').click();
    await (await pointAt(page, 'Azotea')).dblclick();
    await expect(confirmation(third)).toBeVisible();
  });
  const call = `POST /api/playlists/${id}/tracks`;
  expect(added).toEqual([call, call, call]);

  await test.step('a duplicate is asked about', async () => {
    const question = page.getByRole('alertdialog', { name: 'Ya está en «Azotea»' });
    await choose(page, first, 'Añadir a playlist', 'Azotea');
    await expect(question).toContainText(`«${first}» ya forma parte de esta playlist.`);
    await question.getByRole('button', { name: 'No añadir' }).click();
    await expect(question).toBeHidden();
    expect(added).toHaveLength(4);

    await choose(page, first, 'Añadir a playlist', 'Azotea');
    await question.getByRole('button', { name: 'Añadir de todos modos' }).dblclick();
    await expect(question).toBeHidden();
    await expect(confirmation(first).last()).toBeVisible();
    expect(added).toHaveLength(6);
  });

  await page.getByRole('button', { name: 'Ver playlist' }).last().click();
  await expect(page).toHaveURL(path);
  await expectTitles(page, [first, second, third, first]);
  const main = page.getByRole('main');
  await expect(main.getByText('4 canciones', { exact: true })).toBeVisible();
  await expect(main.getByText(/^(\d+ h )?\d+ min$/)).toBeVisible();
  await expect(main.getByRole('link', { name: user.displayName })).toHaveAttribute(
    'href',
    `/user/${user.id}`,
  );
});

test('the menu of a row is a sheet in a narrow window @narrow @release', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  const { path } = await makePlaylist(page.request, token, { name: 'Azotea' });
  const [first = '', second = ''] = await openTracks(page);
  const sheet = getMenu(page, first);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

  await test.step('the button opens it, over the page', async () => {
    await getRow(page, first)
      .getByRole('button', { name: `Más opciones de ${first}` })
      .tap();
    await expect(sheet).toContainText(first);
    await expect
      .poll(async () => {
        const { x = -1, width = 0 } = (await sheet.boundingBox()) ?? {};
        return { x, width };
      })
      .toEqual({ x: 0, width: 390 });
  });
  await test.step('its submenus lead back and on', async () => {
    await item('Añadir a playlist').tap();
    await item('Volver').tap();
    await expect(item('Nueva playlist')).toBeHidden();
    await item('Añadir a playlist').tap();
    await item('Azotea').tap();
    await expect(page.getByText(`«${first}» añadida a «Azotea».`)).toBeVisible();
    await expect(sheet).toBeHidden();
  });
  await test.step('a long press opens it too, and plays nothing', async () => {
    const { x, y } = await getMiddle(getRow(page, second));
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(getMenu(page, second)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(getMenu(page, second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getMenu(page, second)).toBeHidden();
    await expect(page.getByText('Selecciona una canción para reproducir')).toBeVisible();
  });
  await page.goto(path);
  await expectTitles(page, [first]);
});

// Proves music-pages: Playlist: its owner orders it
test('an owner reorders a playlist and removes tracks', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 5 });
  const [one = '', two = '', three = '', four = '', five = ''] = made.titles;
  const sent = watchChanges(page);
  await page.goto(made.path);
  await expectTitles(page, made.titles);

  await test.step('by hand', async () => {
    const from = await getMiddle(getRow(page, one));
    const to = await getMiddle(getRow(page, three));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x, to.y + to.height / 4, { steps: 8 });
    await page.mouse.up();
    await expectTitles(page, [two, three, one, four, five]);
  });
  await test.step('with Alt and the arrows', async () => {
    await getRow(page, one)
      .getByRole('button', { name: /^Repro/ })
      .focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expectTitles(page, [two, three, four, one, five]);
    await expect(page.getByText(`«${one}» está ahora en el puesto 4 de 5.`)).toBeAttached();
    await expect(getRow(page, one).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Alt+ArrowUp');
    await expectTitles(page, [two, three, one, four, five]);
  });
  await test.step('from the menu', async () => {
    await choose(page, five, 'Mover al principio');
    await expectTitles(page, [five, two, three, one, four]);
    await choose(page, two, 'Bajar');
    await expectTitles(page, [five, three, two, one, four]);
    await openMenu(page, five);
    await expect(page.getByRole('menuitem', { name: 'Subir' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });
  await test.step('a track is removed, and restored in place', async () => {
    await choose(page, two, 'Quitar de esta playlist');
    await expectTitles(page, [five, three, one, four]);
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expectTitles(page, [five, three, two, one, four]);
    await choose(page, two, 'Quitar de esta playlist');
    await expectTitles(page, [five, three, one, four]);
    await getRow(page, one)
      .getByRole('button', { name: /^Repro/ })
      .focus();
    await page.keyboard.press('Delete');
    await expectTitles(page, [five, three, four]);
    await expect(page.getByText('3 canciones', { exact: true })).toBeVisible();
    await expect(getRow(page, four).locator(':focus')).toHaveCount(1);
  });
  // Two key presses, a drag, two choices, then a choice, its undo, the same choice and a press.
  const methods = sent.map((call) => call.split(' ')[0]).join(' ');
  expect(methods).toBe('PUT PUT PUT PUT PUT DELETE POST DELETE DELETE');
  await page.reload();
  await expectTitles(page, [five, three, four]);

  await test.step('the filter keeps positions, and prevents reordering', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filtrar las canciones de la playlist' });
    await filter.fill(four);
    await expectTitles(page, [four]);
    await openMenu(page, four);
    await expect(page.getByRole('menuitem', { name: 'Mover al principio' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await filter.fill('nada de nada');
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await expectTitles(page, [five, three, four]);
  });
  await test.step('the whole list is played in its order', async () => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Reproducir Azotea', exact: true }).click();
    const player = getPlayer(page);
    await expect(player.title).toHaveText(five);
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(three);
    await expect(getPlayButtons(page).nth(1)).toHaveAccessibleName(`Pausar ${three}`);
  });
});
