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

  await test.step('a blank name is ignored', async () => {
    await name.fill('   ');
    await section.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(name).toHaveValue('   ');
  });

  await name.fill('  Tardes de azotea ');
  await section.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(name).toBeHidden();
  await expect(page.getByText('Creamos «Tardes de azotea».')).toBeVisible();
  const link = section.getByRole('link', { name: 'Tardes de azotea' });
  await expect(link).toBeVisible();
  await page.reload();
  await link.click();
  await expect(page).toHaveURL(/\/playlist\//);

  await test.step('a change of mind makes nothing', async () => {
    await section.getByRole('button', { name: 'Crear playlist' }).click();
    await name.fill('Nunca');
    await section.getByRole('button', { name: 'Cancelar' }).click();
    await expect(name).toBeHidden();
    await expect(section.getByRole('link')).toHaveCount(1);
  });
});

test('the user menu has what its owner may open', async ({ page }) => {
  const { user } = await signIn(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: `Menú de ${user.displayName}` });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Perfil', 'Cerrar sesión']);
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/profile');

  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Panel Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the theme that a person chose survives a reload', async ({ page }) => {
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
