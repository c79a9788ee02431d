import { signInAsNewListener } from './support/accounts.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

// Proves library: Saved: the whole way
test('a listener saves what somebody else made, and its owner hears of it @release', async ({
  page,
  theirPage: owner,
}) => {
  const { token } = await signInAsNewListener(owner);
  const { path } = await makePlaylist(owner.request, token, { name: 'Azotea', tracks: 2 });
  await signInAsNewListener(page);
  const sidebar = page.getByRole('region', { name: 'Tus playlists' });
  const main = page.getByRole('main');

  await test.step('from the header into sidebar and library', async () => {
    await page.goto(path);
    await expect(main.getByText(/^Guardada/)).toHaveCount(0);
    await main.getByRole('button', { name: 'Guardar Azotea en tu biblioteca' }).click();
    await expect(main.getByText('Guardada 1 vez')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Azotea' })).toBeVisible();
    await page.goto('/collection/playlists');
    await expect(main.getByRole('link', { name: 'Azotea' })).toBeVisible();
  });

  await test.step('its owner reads of it', async () => {
    await owner.goto('/');
    await owner.getByRole('button', { name: 'Notificaciones: 1 sin leer' }).click();
    await expect(
      owner.getByRole('button', { name: /Guardaron tu playlist «Azotea»/ }),
    ).toBeVisible();
  });

  await test.step('deleted and restored', async () => {
    await owner.goto(path);
    await owner.getByRole('button', { name: 'Más opciones de la playlist Azotea' }).click();
    await owner.getByRole('menuitem', { name: 'Eliminar playlist' }).click();
    const question = owner.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Eliminar playlist' }).click();
    await expect(owner).toHaveURL('/collection/playlists');
    await page.reload();
    await expect(main.getByRole('link', { name: 'Canciones que te gustan' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Azotea' })).toBeHidden();

    await owner.getByRole('button', { name: 'Playlists eliminadas' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Playlists eliminadas' });
    await dialog.getByRole('button', { name: 'Recuperar Azotea' }).click();
    await expect(dialog.getByText('No eliminaste ninguna playlist.')).toBeVisible();
    await page.reload();
    await expect(main.getByRole('link', { name: 'Azotea' })).toBeVisible();
  });

  await test.step('taken out again', async () => {
    await page.goto(path);
    await main.getByRole('button', { name: 'Quitar Azotea de tu biblioteca' }).click();
    await expect(main.getByText(/^Guardada/)).toHaveCount(0);
    await expect(sidebar.getByRole('link', { name: 'Azotea' })).toBeHidden();
  });
});
