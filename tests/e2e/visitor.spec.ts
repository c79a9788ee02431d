import { watchAudio } from '../bench/web/watch-audio.ts';
import { demoEmail } from './support/accounts.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

const hours = [
  { at: '2026-03-02T08:30:00+01:00', greeting: 'Buenos días' },
  { at: '2026-03-02T12:00:00+01:00', greeting: 'Buenas tardes' },
  { at: '2026-03-02T18:00:00+01:00', greeting: 'Buenas noches' },
];

for (const { at, greeting } of hours) {
  // Proves home: Its three texts
  test(`home says ${greeting} in its hours @release`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(at));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  });
}

test('home shows its tiles, the playlists and the way to an account @release', async ({ page }) => {
  await page.goto('/');
  const shortcuts = page.getByRole('list', { name: 'Accesos directos' });
  await expect(shortcuts.getByRole('link')).toHaveCount(6);
  const featured = page.getByRole('region', { name: 'Hecho para ti' });
  await expect(featured.getByRole('listitem').nth(15)).toBeAttached();
  await expect(page.getByText('Reproducido recientemente')).toHaveCount(0);

  const banner = page.getByRole('region', { name: 'La música suena mejor con tu nombre' });
  const register = banner.getByRole('link', { name: 'Registrarse gratis' });
  await expect(register).toHaveAttribute('href', '/register');
  await expect(banner.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login',
  );
  await shortcuts.getByRole('link', { name: 'Canciones que te gustan' }).click();
  await expect(page).toHaveURL('/login');
});

test('search opens with tiles, each of which leads to music @release', async ({ page }) => {
  await page.goto('/search');
  const getLinks = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(getLinks('Playlists editoriales')).not.toHaveCount(0);
  await expect(getLinks('Lo más escuchado')).toHaveCount(6);
  await expect(getLinks('Estados de ánimo')).toHaveCount(12);
  await expect(getLinks('Géneros')).toHaveCount(12);

  await getLinks('Géneros').filter({ hasText: 'Jazz' }).click();
  await expect(page).toHaveURL('/genre/jazz');
  await expect(page.getByRole('heading', { level: 1, name: 'Jazz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Artistas' }).getByRole('link')).not.toHaveCount(0);
});

// Proves player: Preview in the browser
test('a preview plays its 30 seconds, no more, and asks for an account', async ({ page }) => {
  await page.addInitScript(watchAudio);
  await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await player.progress.fill('28');
  await player.progress.blur();

  const prompt = page.getByRole('dialog', { name: 'Hasta aquí llega la vista previa' });
  await expect(prompt).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(...[...globalThis.audioElements].map(({ duration }) => duration)),
  );
  expect(longest).toBeGreaterThan(29);
  expect(longest).toBeLessThan(30.1);
  await expect(prompt.getByRole('link', { name: 'Registrarse gratis' })).toHaveAttribute(
    'href',
    '/register',
  );
});

// Proves access: The prompt, for a like
test('a like asks for an account, and lists its benefits @release', async ({ page }) => {
  const [first = ''] = await openTracks(page);
  const like = `Añadir ${first} a Canciones que te gustan`;
  await page.getByRole('main').getByRole('button', { name: like }).first().click();
  const prompt = page.getByRole('dialog', { name: 'Crea tu cuenta para guardar lo que te gusta' });
  await expect(prompt.getByRole('listitem')).not.toHaveCount(0);
  await expect(prompt.getByRole('link', { name: 'Registrarse gratis' })).toHaveAttribute(
    'href',
    '/register',
  );
});

// Proves access: After signing in: the page first asked for
test('a page for listeners leads to the login, and after it to that page @release', async ({
  page,
}) => {
  await page.goto('/collection/playlists?orden=alfabetico');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demoEmail('user'));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/collection/playlists?orden=alfabetico');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu biblioteca');
});
