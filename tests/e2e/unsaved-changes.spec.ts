import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

const bio = (page: Page) => page.getByLabel('Biografía');
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Seguir editando' });
const leave = (page: Page) => question(page).getByRole('button', { name: 'Salir sin guardar' });

const homeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', {
    name: 'Inicio',
    exact: true,
  });

async function beginToWrite(page: Page) {
  await signInAsNewListener(page);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Menú de Vera Prueba' }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await page.getByRole('link', { name: 'Editar perfil' }).click();
  await bio(page).fill('Toco la guitarra.');
}

// Proves profile: Unsaved changes
test('a link away from a changed form asks, by pointer and by keyboard @release-narrow @release', async ({
  page,
}) => {
  await beginToWrite(page);
  const home = homeLink(page);

  await home.click();
  await expect(stay(page)).toBeFocused();
  await expectAccessible(page);
  await stay(page).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/profile?tab=profile');
  await expect(bio(page)).toHaveValue('Toco la guitarra.');

  await home.focus();
  await page.keyboard.press('Enter');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(bio(page)).toBeHidden();
  await expect(question(page)).toBeHidden();
  // Leaving is no longer blocked.
  await page.goBack();
  await expect(bio(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});

test('back and forward from a changed form ask, and lead where they would have led @release', async ({
  page,
}) => {
  await beginToWrite(page);
  await page.goBack();
  await expect(stay(page)).toBeFocused();
  await expect(page).toHaveURL('/profile?tab=profile');
  await stay(page).click();
  await expect(bio(page)).toHaveValue('Toco la guitarra.');

  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page).toHaveURL('/profile?tab=profile');
  await leave(page).click();
  await expect(page).toHaveURL('/profile');
  await page.goForward();
  await expect(page).toHaveURL('/profile?tab=profile');
  await bio(page).fill('De noche.');
  await page.evaluate(() => history.go(-2));
  await leave(page).click();
  await expect(page).toHaveURL('/search');
});

test('the tabs of the settings keep the input, the overview asks @release', async ({ page }) => {
  await beginToWrite(page);
  const tab = (name: string) => page.getByRole('main').getByRole('tab', { name, exact: true });
  await tab('Privacidad').click();
  await page.getByRole('switch', { name: 'Mostrar a quién sigo' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/profile?tab=profile');
  await expect(bio(page)).toHaveValue('Toco la guitarra.');

  await tab('Resumen').click();
  await stay(page).click();
  await expect(tab('Configuración')).toHaveAttribute('aria-selected', 'true');
  await tab('Resumen').click();
  await leave(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'Editar perfil' })).toBeVisible();
});

test('there is no question if nothing would be lost @release', async ({ page }) => {
  await beginToWrite(page);
  const home = homeLink(page);

  await test.step('after saving', async () => {
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
    await home.click();
    await expect(page).toHaveURL('/');
  });
  await test.step('after undoing the input', async () => {
    await page.goBack();
    await bio(page).fill('Otra cosa.');
    await bio(page).fill('Toco la guitarra.');
    await home.click();
    await expect(page).toHaveURL('/');
  });
});

test('signing out and reloading the page ask as well @release', async ({ page }) => {
  await beginToWrite(page);
  const requested = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await requested;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(bio(page)).toHaveValue('Toco la guitarra.');

  const signOut = async () => {
    await page.getByRole('button', { name: 'Menú de Vera Prueba' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  };
  await signOut();
  await stay(page).click();
  await expect(bio(page)).toHaveValue('Toco la guitarra.');
  await signOut();
  await leave(page).click();
  await expect(page).toHaveURL('/login');
  await expect(question(page)).toBeHidden();
});

test('the window of a playlist asks before its changes are lost @release', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  const { path } = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 2 });
  await page.goto('/search');
  await page.goto(path);
  await page.getByRole('button', { name: 'Más opciones de la playlist Azotea' }).click();
  await page.getByRole('menuitem', { name: 'Editar playlist' }).click();
  const form = page.getByRole('dialog', { name: 'Editar playlist' });
  await form.getByLabel('Descripción').fill('Para cuando refresca.');

  await page.keyboard.press('Escape');
  await stay(page).click();
  await expect(question(page)).toBeHidden();
  await expect(form.getByLabel('Descripción')).toHaveValue('Para cuando refresca.');

  await form.getByRole('button', { name: 'Cancelar' }).click();
  await leave(page).click();
  await expect(form).toBeHidden();
  await expect(question(page)).toBeHidden();
});

test('leaving during a save continues once it is done @release', async ({ page }) => {
  await beginToWrite(page);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await homeLink(page).click();
  await expect(question(page)).toBeVisible();
  answer();
  await expect(page).toHaveURL('/');
  await expect(question(page)).toBeHidden();
  await page.goto('/profile?tab=profile');
  await expect(bio(page)).toHaveValue('Toco la guitarra.');
});
