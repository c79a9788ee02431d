import type { Page } from '@playwright/test';
import { demoPassword } from '#sample/demo-accounts.ts';
import { demoEmail, signIn, signInAsNewListener, testPassword } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

const refused = /Failed to load resource|\[tonada\] (login|register|me|recentTracks|userPlaylists)/;

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const userMenu = (page: Page) => page.getByRole('button', { name: /^Menú de / });

async function leaveExpired(page: Page, role: 'dialog' | 'alertdialog' = 'dialog') {
  const prompt = page.getByRole(role, { name: 'Tu sesión caducó' });
  await expect(prompt.getByText('Iniciar sesión', { exact: true })).toBeVisible();
  await prompt.getByRole('button', { name: 'Cerrar' }).click();
}

async function register(page: Page, answers: Record<string, string>) {
  const fields = {
    Email: `${crypto.randomUUID()}@oyentes.example`,
    'Nombre visible': 'Vera Prueba',
    'Fecha de nacimiento': '1990-05-17',
    Contraseña: testPassword,
    'Repite la contraseña': testPassword,
    ...answers,
  };
  await page.goto('/register');
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

// Proves account: A registration signs in
// Proves home: Artists and country of a new account
test('a person registers, chooses artists and a country by keyboard, and is greeted by name @release-narrow', async ({
  page,
}) => {
  await register(page, {});
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera Prueba');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Tu país').selectOption({ label: 'Chile' });
  const artists = page.getByRole('list', { name: 'Artistas que puedes seguir' });
  const names = [0, 1, 2].map((index) => artists.getByRole('button').nth(index));
  for (const artist of names) {
    await artist.press('Space');
    await expect(artist).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('Todo listo. Puedes seguir a más.')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/profile'));
  await page.getByRole('button', { name: 'Ir a tu inicio' }).press('Enter');
  expect((await saved).ok()).toBe(true);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera Prueba');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera Prueba');
});

// Proves home: Skipped
test('the choice of artists can be skipped, and back does not lead to it @release', async ({
  page,
}) => {
  await register(page, {});
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera Prueba');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera Prueba');
});

const mistakes = [
  { field: 'Repite la contraseña', value: 'otra-clave', says: 'Las contraseñas no coinciden' },
  { field: 'Contraseña', value: 'corta', says: 'La contraseña debe tener al menos 6 caracteres' },
  { field: 'Email', value: 'sin-arroba', says: 'Escribe un email como nombre@ejemplo.com' },
];

for (const { field, value, says } of mistakes) {
  // Proves account: A registration's mistakes
  test(`registration answers «${value}» with «${says}» @release`, async ({ page }) => {
    await register(page, { [field]: value });
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/register');
  });
}

// Proves words: Mistakes stand at the form and at the field
test('a taken email is reported at the form and at its field @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  await register(page, { Email: demoEmail('user') });
  await expect(page.getByRole('alert').first()).toHaveText(
    'Error al crear la cuenta. Inténtalo de nuevo.',
  );
  await expect(page.getByText('Ya existe una cuenta con este email.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

// Proves account: Login: wrong, right, and no way back to the form
test('a wrong password is reported, the right one leads home, and back does not lead to the login @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  await page.goto('/search');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    `Email o contraseña incorrectos. Usa: ${demoEmail('user')} / ${demoPassword}`,
  );
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

for (const provider of ['Google', 'Facebook', 'Apple']) {
  // Proves account: Demo: social buttons
  test(`the ${provider} button signs in @release`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: `Continuar con ${provider}` }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: `Menú de Oyente de ${provider}` })).toBeVisible();
  });
}

// Proves account: Signing out ends it here and there
// Proves security: V14.3 On devices
test('signing out ends the session here and on the server @release', async ({
  page,
  consoleGuard,
}) => {
  // Pending calls of home are refused when the session ends.
  consoleGuard.allow(refused);
  const { token } = await signInAsNewListener(page);
  await page.goto('/');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
  await page.goto('/collection/tracks');
  await expect(page).toHaveURL('/login');
});

// Proves account: A dead token is discarded
test('a dead token is discarded at the start @release', async ({ page, consoleGuard }) => {
  consoleGuard.allow(refused);
  const { token } = await signInAsNewListener(page);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/');
  await leaveExpired(page);
  await expect(page.getByRole('region', { name: 'Vista previa de Tonada' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

// Proves account: Giving up makes a visitor
test('a user whose session ends during the visit becomes a visitor @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(refused, /\[tonada\] (likeTrack|search|addRecentSearch)/);
  const { token } = await signInAsNewListener(page);
  await page.goto('/search?q=noche');
  const like = page.getByRole('button', { name: /^Añadir / }).first();
  await like.waitFor();
  // A refused pending call would open the dialog first, and the click would close it.
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await like.click();
  await leaveExpired(page, 'alertdialog');
  await expect(page.getByRole('link', { name: 'Registrarse', exact: true }).first()).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole('grid', { name: 'Canciones' })).toBeVisible();
});

// Proves account: 'Recuérdame'
test('«Recuérdame» keeps the email and never the password @release', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(demoEmail('artist'));
  await page.getByLabel('Recuérdame').check();
  const answers = ['playlists/user', 'user/highlights'].map((path) =>
    page.waitForResponse(`**/api/${path}`),
  );
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  // The browser logs a call that is refused because the session ended.
  await Promise.all(answers);
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(demoEmail('artist'));
  expect(stored).not.toContain(demoPassword);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demoEmail('artist'));
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Recuérdame')).toBeChecked();
});

// Proves account: 'Cargando Tonada...'
test('«Cargando Tonada...» shows until the session is known @release', async ({ page }) => {
  await signIn(page);
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<undefined>();
  await page.route('**/api/auth/me', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando Tonada...' })).toBeVisible();
  allow(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu perfil');
});
