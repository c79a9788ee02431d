import { signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { buildWithLanguage, serveBuilt, type BuiltFiles } from './support/built-with-language.ts';

test.use({ isSentAhead: true });

const english = {
  'widgets.sidebar': { home: 'Home', search: 'Search', library: 'Your library' },
  'app.layouts.user-menu': { label: 'Menu of {{displayName}}', signOut: 'Sign out', profile: '' },
  'pages.listener.profile': {
    title: 'Your profile',
    tabs: { overview: 'Overview' },
    overview: { joinDate: 'Member since' },
    profile: { saved: 'Profile saved', save: 'Save changes', language: 'Language' },
  },
  'pages.listener.search': { pageTitle: 'Search' },
};

let files: BuiltFiles = new Map();

test.beforeAll(async () => {
  files = await buildWithLanguage('en', english);
});

test.beforeEach(({ page }) => serveBuilt(page, files));

test('the interface follows the language of the profile at once, and Spanish fills its gaps @release', async ({
  page,
}) => {
  await signInAsNewListener(page);
  await page.goto('/profile?tab=profile');
  const html = page.locator('html');
  const main = page.getByRole('main');
  await expect(html).toHaveAttribute('lang', 'es');
  // Lost on a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel('Biografía').fill('Toco la guitarra');
  await page.getByLabel('Idioma').selectOption('en');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();

  await expect(main.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(main.getByText('Profile saved')).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Your profile · /);
  await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible();
  await expect(main.getByLabel('Biografía')).toHaveValue('Toco la guitarra');
  await expect(main.getByLabel('País').locator('option', { hasText: 'Spain' })).toHaveCount(1);

  await test.step('dates and numbers too', async () => {
    await main.getByRole('tab', { name: 'Overview' }).click();
    await expect(main.getByText('Member since')).toBeVisible();
    await expect(main.getByText(/^[A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
    await expect(main.getByText('Nombre de usuario')).toHaveAttribute('lang', 'es');
    await expect(main.getByText('Member since')).not.toHaveAttribute('lang');
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await test.step('a part that is fetched later, and the next visit', async () => {
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page).toHaveTitle(/^Search · /);
    await page.reload();
    await expect(page).toHaveTitle(/^Search · /);
    await expect(html).toHaveAttribute('lang', 'en');
  });

  await test.step('a user who signs out reads Spanish', async () => {
    // A pending call would return refused.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu of Vera Prueba' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hola de nuevo' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'es');
  });
});

test('a visitor chooses a language, which is kept and sent to the server @release', async ({
  page,
}) => {
  const html = page.locator('html');
  const home = page.getByRole('link', { name: 'Home', exact: true }).first();
  await page.goto('/');
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(home).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  // Missing English texts show in Spanish with `lang`.
  const register = page.getByRole('banner').getByRole('link', { name: 'Registrarse' });
  await expect(register).toHaveAttribute('lang', 'es');

  await page.reload();
  await expect(home).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Idioma' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await page.keyboard.press('Escape');

  await register.click();
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@oyentes.example`);
  await page.getByLabel('Nombre visible').fill('Vera Prueba');
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-17');
  for (const name of ['Contraseña', 'Repite la contraseña']) {
    await page.getByLabel(name, { exact: true }).fill('una-clave-larga');
  }
  const requested = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  expect(await (await requested).headerValue('accept-language')).toBe('en');
});

test('texts that fail to load are Spanish @release', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] language/);
  const { token } = await signInAsNewListener(page);
  await page.request.put('/api/user/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      displayName: 'Vera Prueba',
      bio: '',
      country: 'ES',
      language: 'en',
      profileImage: null,
    },
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Your library', exact: true }).first()).toBeVisible();
  const lost = [...files].find(([, file]) => file.includes('"pageTitle":"Search"'))?.[0] ?? '';
  await page.route(`**/${lost}`, (route) => route.abort());
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Buscar · /);
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible();
});

test('a visitor fetches the words of one language, in one file @release', async ({ page }) => {
  const words: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.json$/.test(pathname)) words.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const holding = (text: string) =>
    words.filter((path) => files.get(path.slice(1))?.includes(text));
  expect(holding('"shared.ui"'), 'files of a first screen').toHaveLength(1);
  expect(holding('"Your library"'), 'English files').toEqual([]);
});
