import type { Page } from '@playwright/test';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('a listener makes a playlist in the sidebar, and it stays', async ({ page }) => {
  await signInAsNewListener(page);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Tus playlists' });
  await expect(section.getByText('Aún no tienes playlists.')).toBeVisible();
  await section.getByRole('button', { name: 'Crear playlist' }).click();
  const name = section.getByRole('textbox', { name: 'Nombre de la playlist' });
  await expect(name).toBeFocused();

  // Proves library: Blank name
  await test.step('a blank name is ignored', async () => {
    await name.fill('   ');
    await section.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(name).toHaveValue('   ');
  });

  await name.fill('  Tardes de azotea ');
  await section.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(name).toBeHidden();
  await expect(page.getByText('Playlist «Tardes de azotea» creada.')).toBeVisible();
  const link = section.getByRole('link', { name: 'Tardes de azotea' });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/\/playlist\//);
  await page.reload();
  await expect(link).toBeVisible();

  await test.step('a cancelled form creates nothing', async () => {
    await section.getByRole('button', { name: 'Crear playlist' }).click();
    await name.fill('Nunca');
    await section.getByRole('button', { name: 'Cancelar' }).click();
    await expect(name).toBeHidden();
    await expect(section.getByRole('link')).toHaveCount(1);
  });
});

test('the user menu lists what its user may open @release', async ({ page }) => {
  const { user } = await signIn(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: `Menú de ${user.displayName}` });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Perfil',
    'Atajos de teclado',
    'Cerrar sesión',
  ]);
  await page.keyboard.press('Escape');
  await test.step('closing it leaves the page where it is', async () => {
    const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {};
    await page.evaluate(() => scrollTo(0, 400));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    // A click on the locator would scroll by itself.
    await page.mouse.click(x + 5, y + 5);
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/profile');

  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Panel Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the sidebar of icons centres its own rows only @release', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signIn(page);
  await page.goto('/collection/playlists');
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).boundingBox();
  const filter = await main.getByRole('searchbox').boundingBox();
  expect(title?.x).toBe(filter?.x);
});

// Proves look: The theme is remembered
test('the theme that a person chose survives a reload @release', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  await page.goto('/');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const menu = page.getByRole('button', { name: /^Menú de / });
  await menu.waitFor();
  const dark = await background();
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Clara' }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  await menu.waitFor();
  expect(await background()).toBe(light);
});

const names = ['Zambas de otoño', 'Álamos', 'Café lento'];

/** The library's part of the page; the sidebar has a similar form. */
const getLibrary = (page: Page) => {
  const main = page.getByRole('main');
  const items = main.getByRole('list', { name: 'Tus playlists' }).getByRole('listitem');
  return { main, titles: items.getByRole('link') };
};

test('a new listener starts a library, once for each click @release', async ({ page }) => {
  await signInAsNewListener(page);
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/playlists'))
      created.push(request.postData() ?? '');
  });
  await page.goto('/collection/playlists');
  const { main, titles } = getLibrary(page);
  await expect(main.getByRole('heading', { name: 'Crea tu primera playlist' })).toBeVisible();
  await expect(titles).toHaveText(['Canciones que te gustan']);

  await main.getByRole('button', { name: 'Crear playlist' }).click();
  await main.getByRole('textbox', { name: 'Nombre de la playlist' }).fill('Álamos');
  await main.getByRole('button', { name: 'Crear', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/playlist\//);
  await page.goBack();
  await expect(titles).toHaveText(['Canciones que te gustan', 'Álamos']);
  await expect(main.getByRole('heading', { name: 'Crea tu primera playlist' })).toBeHidden();
  expect(created).toHaveLength(1);
  const sidebar = page.getByRole('region', { name: 'Tus playlists' });
  await expect(sidebar.getByRole('link', { name: 'Álamos' })).toBeVisible();
});

test('a library is sorted, filtered and shown in two layouts @release-narrow @release', async ({
  page,
}) => {
  const { token } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  for (const name of names) await page.request.post('/api/playlists', { headers, data: { name } });
  await page.goto('/collection/playlists');
  const { main, titles } = getLibrary(page);
  const filter = main.getByRole('searchbox', { name: 'Filtrar por nombre o creador' });
  const order = main.getByRole('combobox', { name: 'Ordenar' });
  const inOrder = (...shown: string[]) =>
    expect(titles).toHaveText(['Canciones que te gustan', ...shown]);

  await test.step('order', async () => {
    await expect(titles).toHaveCount(4);
    const [, ...recent] = await titles.allTextContents();
    await order.selectOption('Orden alfabético');
    await inOrder('Álamos', 'Café lento', 'Zambas de otoño');
    await page.reload();
    await inOrder('Álamos', 'Café lento', 'Zambas de otoño');
    await order.selectOption('Recientes');
    await inOrder(...recent);
  });
  await test.step('filter', async () => {
    await filter.fill('cafe');
    await expect(titles).toHaveText(['Café lento']);
    await filter.fill('nada de nada');
    await expect(
      main.getByRole('heading', { name: 'Nada en tu biblioteca se llama «nada de nada»' }),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Quitar el filtro' }).click();
    await expect(titles).toHaveCount(4);
  });
  await test.step('list or grid, here and the next time', async () => {
    const list = main.getByRole('button', { name: 'Ver como lista' });
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    await list.click();
    await page.goto('/collection/playlists');
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText('Playlist · Vera Prueba')).toHaveCount(3);
  });
  await test.step('songs and playlists are one click away', async () => {
    await titles.first().click();
    await expect(page).toHaveURL('/collection/tracks');
    await page.goBack();
    await titles.filter({ hasText: 'Álamos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Álamos');
  });
});

test('nobody else finds a private playlist @release', async ({
  page,
  theirPage: other,
  consoleGuard,
}) => {
  const { token } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post('/api/playlists', { headers, data: { name: 'Secreta' } });
  const { id } = (await made.json()) as { id: string };
  const data = { visibility: 'private' };
  expect((await page.request.patch(`/api/playlists/${id}`, { headers, data })).ok()).toBe(true);
  await page.goto(`/playlist/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secreta');

  consoleGuard.allow(/Failed to load resource.* 404 /);
  const expectNotFound = async (address: string) => {
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Playlist no encontrada');
    await expect(
      other.getByText('La playlist que buscas no existe o no está disponible.'),
    ).toBeVisible();
    await expect(other.getByText('Secreta')).toHaveCount(0);
  };
  for (const address of [`/playlist/${id}`, '/playlist/pls_nadie', '/playlist/%20;--'])
    await expectNotFound(address);
  await signInAsNewListener(other);
  await expectNotFound(`/playlist/${id}`);
  await other.context().close();
});
