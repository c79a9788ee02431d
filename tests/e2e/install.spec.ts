import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fetchedAhead = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);
const seen = '/api/images/playlist/of-who-left';
const keepsPicture = (page: Page) =>
  page.evaluate(async (address) => {
    const pictures = await caches.open('tonada-pictures');
    return (await pictures.match(address)) !== undefined;
  }, seen);

// Proves install: Opened without a network
// Proves install: Whose it is
// Proves install: What an account leaves
test('what was visited once opens without a network, and a sign-out takes its pictures @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/, /\[tonada\] /);
  await signIn(page);
  await page.goto('/');
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fetchedAhead(page);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect((await page.request.get(manifest ?? '')).ok()).toBe(true);

  await test.step('at any address', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(/^Buen/);
    await expect(page.getByRole('button', { name: /^Menú de / })).toBeVisible();
    await page.goto('/search');
    await expect(heading(page)).toHaveText('Buscar');
    await expect(page.getByRole('region', { name: 'Reproductor' })).toBeVisible();
  });

  await test.step('and is itself again with the network', async () => {
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page.getByRole('button', { name: /^Menú de / })).toBeVisible();
    await page.evaluate(
      async (address) => (await caches.open('tonada-pictures')).put(address, new Response('art')),
      seen,
    );
    expect(await keepsPicture(page)).toBe(true);
  });

  await test.step('without the pictures of who left', async () => {
    await page.getByRole('button', { name: /^Menú de / }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.poll(() => keepsPicture(page)).toBe(false);
  });
});
