import type { Page } from '@playwright/test';
import { type ListedChunk, readChunkList } from '../../scripts/build/chunk-list.ts';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

const code = /\/assets\/.*\.js$/;
const style = /\/assets\/.*\.css$/;

const lose = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());

/** Finds a module's built file, by the end of its path. */
function getChunk(module: string): string {
  const isThere = ({ moduleIds }: ListedChunk) => moduleIds.some((id) => id.endsWith(module));
  const found = [...readChunkList()].find(([, chunk]) => isThere(chunk));
  return found?.[0] ?? '';
}

for (const [what, files] of [
  ['code', code],
  ['style', style],
] as const) {
  // Proves failures: A window that does not arrive
  test(`a panel whose ${what} fails to load reports it, and opens on retry @release`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
    await keepSession(page, await registerListener(page.request));
    await page.goto('/');
    await touch(page);
    const opener = page.getByRole('button', { name: 'Cola' });
    await expect(opener).toBeVisible();
    // Parts of the page itself are not lost.
    await page.waitForLoadState('networkidle');
    await lose(page, files);
    await opener.click();
    await expect(page.getByText(/No pudimos cargar esto\. Revisa tu conexión/)).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(files);
    await opener.click();
    const panel = page.getByRole('region', { name: 'Cola de reproducción' });
    await expect(panel).toBeVisible();
    const display = () => panel.evaluate((shown) => getComputedStyle(shown).display);
    await expect.poll(display, 'it has its style').toBe('flex');
  });
}

// Proves failures: It takes nothing with it
test('a part that fails to load breaks neither the page nor the open form @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  await signIn(page, 'artist');
  // The first tab's chart loads slowly and then fails.
  const filled = Promise.withResolvers<void>();
  await page.route(`/${getChunk('/marquee/ui/DaysChart.tsx')}`, async (route) => {
    await filled.promise;
    await route.abort();
  });
  await page.goto('/spotify-marquee');
  await touch(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nueva Campaña' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva Campaña' });
  await form.getByLabel('Nombre de la campaña').fill('Otoño');
  filled.resolve();
  await expect(page.getByText('No pudimos cargar esto')).toBeAttached();
  await expect(form.getByLabel('Nombre de la campaña')).toHaveValue('Otoño');
});

// Proves failures: A page that does not arrive
test('a visitor whose network is lost keeps the shell, and gets the page when it is back @every-width @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to (load resource|fetch dynamically imported)/, /\[tonada\] /);
  await page.goto('/');
  await touch(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Buscar' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByText('Algo falló en esta página')).toBeVisible();
  await expect(page.getByText('Sin conexión')).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('searchbox').or(page.getByRole('searchbox')).first()).toBeVisible();
  await expect(main.getByText('Algo falló en esta página')).toBeHidden();
});
