import { signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { watchChanges } from './support/calls.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { choose, getMenu, openMenu, getRow } from './support/track-menu.ts';

const premiumOnly = 'Función disponible solo en Premium';

// Proves music-pages: Menu: likes and collects
test('a listener likes and adds to playlists from the menu @release', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  await makePlaylist(page.request, token, { name: 'Azotea' });
  const sent = watchChanges(page);
  const [first = ''] = await openTracks(page);
  const getHeart = (words: 'Añadir' | 'Quitar') =>
    getRow(page, first).getByRole('button', { name: new RegExp(`^${words} .* que te gustan$`) });

  await choose(page, first, 'Añadir a Canciones que te gustan');
  await expect(getHeart('Quitar')).toBeVisible();
  await choose(page, first, 'Quitar de Canciones que te gustan');
  await expect(getHeart('Añadir')).toBeVisible();
  expect(sent.filter((call) => call.endsWith('/like'))).toHaveLength(2);

  await test.step('into a playlist that it makes', async () => {
    await choose(page, first, 'Añadir a playlist', 'Nueva playlist');
    const dialog = page.getByRole('dialog', { name: 'Nueva playlist' });
    const name = dialog.getByRole('textbox', { name: 'Nombre de la playlist' });
    await expect(name).toBeFocused();
    await name.fill('   ');
    await dialog.getByRole('button', { name: 'Crear y añadir' }).click();
    await expect(dialog).toBeVisible();
    await name.fill('Recién hecha');
    await dialog.getByRole('button', { name: 'Crear y añadir' }).dblclick();
    await expect(page.getByText(`«${first}» añadida a «Recién hecha».`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const own = page.getByRole('region', { name: 'Tus playlists' });
    await expect(own.getByRole('link', { name: 'Recién hecha' })).toHaveCount(1);
    expect(sent.filter((call) => call === 'POST /api/playlists')).toHaveLength(1);
  });
  await test.step('and in the menu at once', async () => {
    await openMenu(page, first);
    await page.getByRole('menuitem', { name: 'Añadir a playlist' }).click();
    for (const name of ['Azotea', 'Recién hecha'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await expectAccessible(page, { without: ['region'] });
  });
});

// Proves music-pages: Menu: details, credits, artist, album
test('the menu opens details and credits of a track @every-width @release', async ({ page }) => {
  await signInAsNewListener(page);
  const [first = ''] = await openTracks(page);
  const open = async (name: string) => {
    await getRow(page, first).hover();
    await getRow(page, first)
      .getByRole('button', { name: `Más opciones de ${first}` })
      .click();
    await getMenu(page, first).getByRole('menuitem', { name, exact: true }).click();
  };

  await test.step('details', async () => {
    await open('Ver detalles');
    const dialog = page.getByRole('dialog', { name: 'Detalles de la canción' });
    for (const [term, value] of [
      ['Título', first],
      ['Duración', /^\d+:\d\d$/],
      ['Fecha de lanzamiento', /^\d+ de \p{L}+ de \d{4}$/u],
    ] as const) {
      const fact = dialog.getByRole('term').filter({ hasText: term }).locator('..');
      await expect(fact.getByRole('definition')).toHaveText(value);
    }
    await expect(dialog.getByText('Sin datos')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('credits', async () => {
    await open('Créditos');
    const dialog = page.getByRole('dialog', { name: `Créditos de «${first}»` });
    await expect(dialog.getByText('Composición y letra')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(getMenu(page, first)).toBeHidden();
  });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [item, address] of [
    ['Ir al artista', /\/artist\//],
    ['Ir al álbum', /\/album\//],
  ] as const) {
    await test.step(item, async () => {
      await open(item);
      await expect(page).toHaveURL(address);
      await expect(heading).toBeVisible();
      await page.goBack();
      await expect(getRow(page, first)).toBeVisible();
      await expect(getMenu(page, first)).toBeHidden();
    });
  }
});

// Proves music-pages: Menu: next and last
test('the menu queues tracks next or last @release', async ({ page }) => {
  await signInAsNewListener(page);
  const [first = '', second = '', third = '', fourth = ''] = await openTracks(page);
  const player = getPlayer(page);

  await test.step('an empty player starts with it', async () => {
    await choose(page, first, 'Añadir a la cola');
    await expect(player.title).toHaveText(first);
  });
  await choose(page, third, 'Añadir a la cola');
  await expect(page.getByText(`«${third}» está en la cola.`)).toBeVisible();
  await choose(page, second, 'Reproducir a continuación');
  await expect(page.getByText(`«${second}» sonará a continuación.`)).toBeVisible();
  for (const title of [second, third]) {
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(title);
  }
  await test.step('and another list replaces them all', async () => {
    await getPlayButtons(page).nth(2).click();
    await getPlayButtons(page).nth(2).click();
    await getPlayButtons(page).nth(1).click();
    await player.button('Siguiente').click();
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(fourth);
  });
});

// Proves access: The prompt, for the other actions of a menu
test('a visitor may read and share, and is asked to sign in for the rest @release', async ({
  page,
}) => {
  const sent = watchChanges(page);
  const [first = ''] = await openTracks(page);
  for (const [item, title] of [
    ['Añadir a Canciones que te gustan', 'Crea tu cuenta para guardar lo que te gusta'],
    ['Añadir a playlist', 'Crea tu cuenta para hacer tus playlists'],
    ['Descargar', 'Crea tu cuenta para descargar música'],
  ] as const) {
    await choose(page, first, item);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByText(premiumOnly)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await choose(page, first, 'Créditos');
  await expect(page.getByRole('dialog', { name: `Créditos de «${first}»` })).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(page, first);
  await page.getByRole('menuitem', { name: 'Compartir' }).click();
  await expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a menu is complete when it appears, however late its parts load @release', async ({
  page,
}) => {
  const { token } = await signInAsNewListener(page);
  const { path, titles } = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 2 });
  await page.goto(path);
  await expect(getRow(page, titles[0] ?? '')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let parts = 0;
  await page.route('**/assets/*.js', async (route) => {
    parts += 1;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });
  await page.evaluate(() => {
    const shown: string[] = [];
    const read = () =>
      [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent).join();
    new MutationObserver(() => {
      const now = read();
      if (now && now !== shown.at(-1)) shown.push(now);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { shownItems: shown });
  });
  await getRow(page, titles[0] ?? '').click({ button: 'right', position: { x: 200, y: 20 } });
  await expect(page.getByRole('menuitem', { name: 'Quitar de esta playlist' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(parts).toBeGreaterThan(1);
  expect(await page.evaluate(() => Object(window).shownItems.length)).toBe(1);
});
