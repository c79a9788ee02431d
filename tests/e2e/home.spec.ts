import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layout-shift.ts';
import { getPlayer } from './support/player.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

for (const who of ['visitor', 'listener'] as const) {
  // Proves home: Nothing moves
  test(`home of a ${who} stands still while it loads and fits its window @every-width @release`, async ({
    page,
  }) => {
    await page.addInitScript(watchLayoutShifts);
    if (who === 'listener') await signIn(page);
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Hecho para ti' });
    await featured.getByRole('listitem').first().waitFor();
    if (who === 'listener') await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await getLayoutShifts(page)).toEqual([]);

    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });
}

test('the first covers are in place before the application starts @narrow @release', async ({
  page,
}) => {
  const { promise: mayStart, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayStart;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  /** Positions in whole pixels. */
  const covers = (of: string) =>
    page.locator(of).evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [image.currentSrc, ...[x, y, width, height].map(Math.round)];
      }),
    );
  const shell = page.locator('main ol img');
  await expect(shell).toHaveCount(2);
  const loaded = () =>
    shell.evaluateAll((images: HTMLImageElement[]) =>
      images.every(({ naturalWidth }) => naturalWidth > 0),
    );
  await expect.poll(loaded).toBe(true);
  const before = await covers('main ol img');
  start();
  const featured = page.getByRole('region', { name: 'Hecho para ti' });
  await featured.getByRole('listitem').first().waitFor();
  const after = await covers('section[aria-labelledby=featured] li img');
  expect(after.slice(0, 2)).toEqual(before);
});

test('a tile plays its playlist as a preview, pauses and resumes it @release', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('list', { name: 'Accesos directos' });
  await tiles.getByRole('button', { name: 'Reproducir Ventana abierta' }).click();
  const player = getPlayer(page);
  await player.passes(0);
  await tiles.getByRole('button', { name: 'Pausar Ventana abierta' }).click();
  await expect(player.button('Reproducir')).toBeVisible();
  const card = page.getByRole('region', { name: 'Hecho para ti' }).getByRole('listitem').first();
  await card.getByRole('button', { name: 'Reproducir Ventana abierta' }).click();
  await expect(tiles.getByRole('button', { name: 'Pausar Ventana abierta' })).toBeVisible();
});

// Proves home: The banner about previews is put away
test('a visitor’s banner shows only on home, until it is dismissed @release', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Vista previa de Tonada' });
  await page.goto('/search');
  await page.getByRole('heading', { level: 1, name: 'Buscar' }).waitFor();
  await expect(banner).toHaveCount(0);
  await page.goto('/');
  await expect(banner).toContainText('30 segundos');
  await banner.getByRole('button', { name: 'Cerrar este aviso' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(banner).toHaveCount(0);
});
