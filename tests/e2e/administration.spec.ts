import type { Page } from '@playwright/test';
import { signIn, signInAsNewListener, testPassword } from './support/accounts.ts';
import { tabTo } from './support/focus.ts';
import { openTracks, getPlayButtons } from './support/player.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

const openUsers = (page: Page, search: string) =>
  page.goto(`/admin?tab=users&q=${encodeURIComponent(search)}`);

async function signInByForm(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

// Proves administration: From creation to the first sign-in
test('an admin creates an account, whose user chooses their own password @release-narrow @release', async ({
  page,
  theirPage: theirs,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByText('Usuarios totales')).toBeVisible();
  await page.getByRole('link', { name: 'Crear usuario' }).click();
  const dialog = page.getByRole('dialog');
  const email = `${crypto.randomUUID()}@oyentes.example`;
  await dialog.getByLabel('Nombre').fill('Luz Recién Llegada');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Rol').selectOption('Artista');
  await dialog.getByRole('button', { name: 'Crear usuario' }).click();
  const password =
    (await dialog.getByRole('status', { name: 'Contraseña temporal' }).textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('Usuario creado exitosamente')).toBeVisible();

  await signInByForm(theirs, email, password);
  await expect(theirs).toHaveURL(/\/reset-password\?first/);
  await expect(theirs.getByText('La que usabas era temporal')).toBeVisible();
  await theirs.getByLabel('Nueva contraseña', { exact: true }).fill(testPassword);
  await theirs.getByLabel('Repite la nueva contraseña').fill(testPassword);
  await theirs.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(theirs.getByRole('heading', { name: 'Contraseña cambiada' })).toBeVisible();
  await signInByForm(theirs, email, testPassword);
  await expect(theirs.getByRole('button', { name: /^Menú de Luz/ })).toBeVisible();

  await openUsers(page, email);
  await expect(page.getByText('Luz Recién Llegada').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// Proves administration: The same in two browsers, by keyboard
test('a suspended person is signed out by their next call, and the sign-in says why @release-narrow @release', async ({
  page,
  theirPage: theirs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const { user } = await signInAsNewListener(theirs);
  await openTracks(theirs);
  await getPlayButtons(theirs).first().click();
  await expect(theirs.getByRole('button', { name: /^Pausar / }).first()).toBeVisible();

  await signIn(page, 'admin');
  await openUsers(page, user.email);
  await tabTo(page.getByRole('button', { name: `Más opciones de ${user.displayName}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Suspender' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', {
    name: '¿Estás seguro de que quieres suspender este usuario?',
  });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuario actualizado exitosamente')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toContainText('Suspendido');

  await theirs.getByRole('link', { name: 'Buscar' }).first().click();
  await theirs.goto('/profile');
  await expect(theirs).toHaveURL('/login');
  const alert = theirs.getByText(/^Tu cuenta está suspendida/);
  await expect(alert).toBeVisible();
  await signInByForm(theirs, user.email, testPassword);
  await expect(alert).toHaveCount(2);

  await page.getByRole('button', { name: `Más opciones de ${user.displayName}` }).click();
  await page.getByRole('menuitem', { name: 'Activar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toContainText('Activo');
});

// Proves administration: Registrations closed, on the screen
test('while registrations are closed a visitor cannot register, and learns why @release', async ({
  page,
  theirPage: theirs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await signIn(page, 'admin');
  await page.goto('/admin?tab=system');
  const registrations = page.getByRole('switch', { name: 'Registros nuevos' });
  await registrations.click();
  await expect(page.getByText('Los registros están cerrados')).toBeVisible();

  const refused = await theirs.request.post('/api/auth/register', {
    data: {
      email: `${crypto.randomUUID()}@oyentes.example`,
      password: testPassword,
      displayName: 'Vera Prueba',
      dateOfBirth: '1990-05-17',
    },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('Ahora no se pueden crear cuentas nuevas');

  await registrations.click();
  await expect(page.getByText('Los registros están abiertos')).toBeVisible();
});
