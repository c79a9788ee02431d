import type { Page } from '@playwright/test';
import type { Track } from '#contract/track.ts';
import { testPassword } from './support/accounts.ts';
import { watchChanges } from './support/calls.ts';
import { findNamedPages } from './support/catalogue.ts';
import { getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const getHeart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', {
    name: `Añadir ${title} a Canciones que te gustan`,
  });
const getFullHeart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', {
    name: `Quitar ${title} de Canciones que te gustan`,
  });
const prompt = (page: Page) => page.getByRole('dialog');

async function likeTheLast(page: Page): Promise<string> {
  await page.goto('/search?q=noche');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Añadir .* que te gustan$/ });
  await hearts.last().scrollIntoViewIfNeeded();
  const label = (await hearts.last().getAttribute('aria-label')) ?? '';
  await hearts.last().click();
  await expect(prompt(page)).toBeVisible();
  return label.replace(/^Añadir (.*) a Canciones que te gustan$/, '$1');
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function makeAccount(page: Page) {
  const email = `${crypto.randomUUID()}@oyentes.example`;
  const data = { email, password: testPassword, displayName: 'Vera', dateOfBirth: '1990-05-17' };
  const answer = await page.request.post('/api/auth/register', { data });
  const { token } = (await answer.json()) as { token: string };
  return { email, headers: { authorization: `Bearer ${token}` } };
}

async function logIn(page: Page, email: string) {
  await fill(page, { Email: email, Contraseña: testPassword });
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const likesIn = (changes: string[]) => changes.filter((call) => call.endsWith('/like'));

// Proves access: A like is done after signing up
test('a like survives signing up, a change of mind and a reload, and is sent once @release', async ({
  page,
}) => {
  const changes = watchChanges(page);
  const title = await likeTheLast(page);
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(200);
  await prompt(page).getByRole('link', { name: 'Registrarse gratis' }).click();
  await page.getByRole('link', { name: 'Inicia sesión' }).click();
  await page.reload();
  await page.getByRole('link', { name: /Reg[ií]strate/ }).click();
  await fill(page, {
    Email: `${crypto.randomUUID()}@oyentes.example`,
    'Nombre visible': 'Vera Prueba',
    'Fecha de nacimiento': '1990-05-17',
    Contraseña: testPassword,
    'Repite la contraseña': testPassword,
  });
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page).toHaveURL('/search?q=noche');
  await expect(toasts(page)).toContainText(`«${title}» añadida a Canciones que te gustan.`);
  await expect(getFullHeart(page, title).last()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(top);
  expect(likesIn(changes)).toHaveLength(1);

  // A reload does not repeat the action.
  await page.reload();
  await expect(getFullHeart(page, title).last()).toBeVisible();
  await page.goto('/collection/tracks');
  await expect(page.getByRole('main')).toContainText(title);
  expect(likesIn(changes)).toHaveLength(1);
});

test('a like survives signing in, at the same position, and keeps an existing one @release', async ({
  page,
}) => {
  const { email, headers } = await makeAccount(page);
  const title = await likeTheLast(page);
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(200);
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(prompt(page)).toBeHidden();
  await logIn(page, email);
  await expect(page).toHaveURL('/search?q=noche');
  await expect(getFullHeart(page, title).last()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(top);

  // Repeats it with a track that the user likes already.
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  expect(await likeTheLast(page)).toBe(title);
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email);
  await expect(toasts(page)).toContainText(`«${title}» añadida a Canciones que te gustan.`);
  await expect(getFullHeart(page, title).last()).toBeVisible();
  const liked = await page.request.get('/api/tracks/liked', { headers });
  expect(((await liked.json()) as Track[]).map((track) => track.title)).toEqual([title]);
});

// Proves access: Giving up likes nothing
test('a visitor who gives up or closes the prompt, and signs in later, likes nothing @release', async ({
  page,
}) => {
  const changes = watchChanges(page);
  const { email } = await makeAccount(page);
  await likeTheLast(page);
  await prompt(page).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: 'Tonada' }).click();
  const title = await likeTheLast(page);
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: 'Tonada' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email);
  await expect(page).toHaveURL('/');
  await page.goto('/search?q=noche');
  await expect(getHeart(page, title).last()).toBeVisible();
  expect(likesIn(changes)).toEqual([]);
});

test('a like that fails after signing in is reported, and the heart can be pressed again @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] likeTrack/);
  const { email } = await makeAccount(page);
  const title = await likeTheLast(page);
  await page.route('**/like', (route) => route.abort(), { times: 1 });
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email);
  await expect(toasts(page)).toContainText(`No pudimos guardar tu cambio en «${title}».`);
  await getHeart(page, title).last().click();
  await expect(getFullHeart(page, title).last()).toBeVisible();
});

test('a like in an expired session is sent once the user is back @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const { email } = await makeAccount(page);
  const title = await likeTheLast(page);
  const json = { code: 'unauthorized', error: '' };
  await page.route('**/like', (route) => route.fulfill({ status: 401, json }), { times: 1 });
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email);
  const expired = page.getByRole('alertdialog', { name: 'Tu sesión caducó' });
  await expired.getByLabel('Contraseña', { exact: true }).fill(testPassword);
  await expired.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(getFullHeart(page, title).last()).toBeVisible();
});

test('a like from the player, and following an artist, survive signing in with Google @release', async ({
  page,
}) => {
  await likeTheLast(page);
  await prompt(page).getByRole('button', { name: 'Cerrar' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Reproducir / })
    .last()
    .click();
  await getPlayer(page)
    .bar.getByRole('button', { name: /^Añadir .* que te gustan$/ })
    .click();
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page).toHaveURL('/search?q=noche');
  await expect(toasts(page)).toContainText(/^«.*» añadida a Canciones que te gustan\./);

  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const pages = await findNamedPages(page.request);
  const artist = pages.find(({ path }) => path.startsWith('/artist/'));
  const album = pages.find(({ path }) => path.startsWith('/album/'));
  if (!artist || !album) throw new Error('The catalogue has no artist or no album.');
  await page.goto(artist.path);
  await page.getByRole('button', { name: 'SEGUIR', exact: true }).click();
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page).toHaveURL(artist.path);
  await expect(page.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
  await expect(toasts(page)).toContainText(`Ya sigues a ${artist.title}.`);
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('/login');
  await page.goto(album.path);
  await page.getByRole('button', { name: `Guardar ${album.title} en tu biblioteca` }).click();
  await prompt(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page).toHaveURL(album.path);
  await expect(
    page.getByRole('button', { name: `Quitar ${album.title} de tu biblioteca` }),
  ).toBeVisible();
});
