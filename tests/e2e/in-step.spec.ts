import type { Page } from '@playwright/test';
import { keepSession, signInAsNewListener } from './support/accounts.ts';
import { findNamedPages } from './support/catalogue.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

const liked = /^Quitar .+ de Canciones que te gustan$/;

const sidebarOf = (page: Page) => page.getByRole('region', { name: 'Tus playlists' });

/** As a browser does when somebody takes up a device again. */
const comeToTheFront = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });

// Proves shell: Two tabs and two devices
test('a second tab and a second device show what changed, without a reload @release', async ({
  page,
  theirPage: device,
}) => {
  const session = await signInAsNewListener(page);
  await keepSession(device, session);
  const tab = await page.context().newPage();
  const make = (name: string) => makePlaylist(page.request, session.token, { name, tracks: 1 });
  const [kept, left] = [await make('Azotea'), await make('Sótano')];
  const artist = (await findNamedPages(page.request)).find(({ path }) =>
    path.startsWith('/artist'),
  );
  if (!artist) throw new Error('The demo has no artist.');
  const others = [tab, device];
  for (const each of others) {
    await each.goto(artist.path);
    await expect(sidebarOf(each).getByRole('link', { name: 'Sótano' })).toBeVisible();
    await expect(each.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
  }

  await test.step('follow, like, rename, delete', async () => {
    await page.bringToFront();
    await page.goto(artist.path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'SEGUIR' }).click();
    await expect(main.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    const popular = main.getByRole('grid', { name: 'Populares' });
    await popular
      .getByRole('button', { name: /^Añadir .+ a Canciones que te gustan$/ })
      .first()
      .click();
    await expect(popular.getByRole('button', { name: liked })).toHaveCount(1);
    await page.goto(kept.path);
    await page.getByRole('button', { name: 'Más opciones de la playlist Azotea' }).click();
    await page.getByRole('menuitem', { name: 'Editar playlist' }).click();
    const form = page.getByRole('dialog', { name: 'Editar playlist' });
    await form.getByLabel('Nombre').fill('Terraza');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toHaveCount(0);
    await page.goto(left.path);
    await page.getByRole('button', { name: 'Más opciones de la playlist Sótano' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar playlist' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Eliminar «Sótano»?' });
    await question.getByRole('button', { name: 'Eliminar playlist' }).click();
    await expect(page).toHaveURL('/collection/playlists');
  });

  for (const each of others) {
    await each.bringToFront();
    const main = each.getByRole('main');
    const loved = main
      .getByRole('grid', { name: 'Populares' })
      .getByRole('button', { name: liked });
    const soon = { timeout: 2_000 };
    // An answer of the last ten seconds is not asked for again.
    await expect(async () => {
      await comeToTheFront(each);
      await expect(sidebarOf(each).getByRole('link', { name: 'Terraza' })).toBeVisible(soon);
      await expect(sidebarOf(each).getByRole('link', { name: 'Sótano' })).toHaveCount(0, soon);
      await expect(main.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible(soon);
      await expect(loved).toHaveCount(1, soon);
    }).toPass();
  }
});
