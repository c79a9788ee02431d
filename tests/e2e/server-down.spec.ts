import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { navigate } from './support/navigate.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

test.use({ isSentAhead: true });

/** Messages of the browser and the application about an unreachable server. */
const outage = /ERR_CONNECTION_REFUSED|Failed to load resource|\[tonada\] /;

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'datos de ejemplo' });

/** Waits until every application file is cached, which starts at the first touch. */
const fetchedAhead = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);

// Proves failures: The notice
test('home and search show sample data, and recover @release', async ({
  page,
  ownServer,
  consoleGuard,
}) => {
  consoleGuard.allow(outage);
  await page.goto('/playlist/pls_1');
  await page.getByRole('heading', { level: 1 }).click();
  await fetchedAhead(page);
  await page.clock.install();
  await ownServer.stop();

  await test.step('home', async () => {
    await navigate(page, 'Inicio');
    await expect(banner(page)).toContainText(
      'No pudimos conectar con Tonada. Esto son datos de ejemplo, no los tuyos.',
    );
    const featured = page.getByRole('region', { name: 'Hecho para ti' });
    await expect(featured.getByRole('listitem').nth(15)).toBeAttached();
  });

  await test.step('search', async () => {
    await navigate(page, 'Buscar');
    await page.getByRole('searchbox').fill('luna');
    await expect(page.getByRole('grid', { name: 'Canciones' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('retrying too early changes nothing', async () => {
    await banner(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('grid', { name: 'Canciones' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('the server is back', async () => {
    // Stops the clock, which would ask again by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await ownServer.start();
    await banner(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Canciones' })).toBeVisible();
  });
});

test('missing data are fetched by themselves when the server is back @release', async ({
  page,
  ownServer,
  consoleGuard,
}) => {
  consoleGuard.allow(outage);
  await page.goto('/playlist/pls_1');
  await page.getByRole('heading', { level: 1 }).click();
  await fetchedAhead(page);
  await page.clock.install();
  await ownServer.stop();
  await navigate(page, 'Inicio');
  await expect(banner(page)).toBeVisible();
  const featured = page.getByRole('region', { name: 'Hecho para ti' });
  await expect(featured.getByRole('listitem').first()).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(banner(page)).toBeVisible();

  await ownServer.start();
  const answered = page.waitForResponse((response) =>
    response.url().endsWith('/api/playlists/featured'),
  );
  await page.clock.runFor(60_000);
  expect((await answered).ok()).toBe(true);
  await expect(banner(page)).toBeHidden();
  await expect(featured.getByRole('listitem').first()).toBeVisible();
});

// Proves failures: It can be put away
test('the notice can be dismissed @release', async ({ page, ownServer, consoleGuard }) => {
  consoleGuard.allow(outage);
  await page.goto('/playlist/pls_1');
  await page.getByRole('heading', { level: 1 }).click();
  await fetchedAhead(page);
  await ownServer.stop();
  await navigate(page, 'Inicio');
  await banner(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(banner(page)).toBeHidden();
  await navigate(page, 'Buscar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
  await expect(banner(page)).toBeHidden();
});

// Proves failures: A failed action
test('a failed like or new playlist is reported and loses nothing @release', async ({
  page,
  ownServer,
  consoleGuard,
}) => {
  consoleGuard.allow(outage);
  await signInAsNewListener(page);
  await page.goto('/search?q=noche');
  const like = page.getByRole('button', { name: /^Añadir / }).first();
  await like.waitFor();
  await ownServer.stop();

  await like.click();
  await expect(page.getByText(/^No pudimos guardar tu cambio en «.+». /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quitar .+ de Canciones/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Crear playlist' }).click();
  const name = page.getByRole('textbox', { name: 'Nombre de la playlist' });
  await name.fill('Para cuando vuelva');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByText(/^No pudimos crear «Para cuando vuelva»\. /)).toBeVisible();
  await expect(name).toHaveValue('Para cuando vuelva');

  await ownServer.start();
  await like.click();
  await expect(page.getByRole('button', { name: /^Quitar .+ de Canciones/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Para cuando vuelva' })).toBeVisible();
});

test('a paused track resumes at its position after the server closed the connection @release', async ({
  page,
  ownServer,
  consoleGuard,
}) => {
  consoleGuard.allow(outage);
  await signInAsNewListener(page);
  const [first = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(2);
  await player.button('Pausar').click();
  const position = Number(await player.progress.inputValue());

  // Killing closes all connections, also that of a player that reads nothing for five minutes.
  await ownServer.kill();
  await ownServer.start();
  await expect(page.getByText('No pudimos')).toBeHidden();
  await expect(page.getByText('Sin conexión')).toBeHidden();
  await player.button('Reproducir').click();
  await player.passes(position + 1);
  expect(Number(await player.progress.inputValue())).toBeLessThan(position + 30);

  await test.step('also the rest of it, which had not been fetched', async () => {
    await player.progress.fill('120');
    await player.progress.blur();
    await player.passes(121);
    await expect(player.title).toHaveText(first);
  });
});
