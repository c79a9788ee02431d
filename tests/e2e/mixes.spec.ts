import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Proves home: The whole way
test('a listener’s home goes on where they stopped, and has mixes that say why @release-narrow @release', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/user/home') calls.push(pathname);
  });
  await signIn(page);
  await page.goto('/');
  const main = page.getByRole('main');
  const player = getPlayer(page);

  await test.step('one call for all rows', async () => {
    await expect(
      main.getByRole('list', { name: 'Accesos directos' }).getByRole('link'),
    ).toHaveCount(6);
    await expect(main.getByRole('region', { name: 'Seguir escuchando' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
  });

  await test.step('a list goes on', async () => {
    const begun = main.getByRole('region', { name: 'Seguir escuchando' }).getByRole('listitem');
    await expect(begun.first()).toContainText(/Te quedan? \d+/);
    await begun
      .first()
      .getByRole('button', { name: /^Reproducir / })
      .click();
    await player.passes(0);
  });

  const forThem = main.getByRole('region', { name: 'Hecho para ti' });
  const mix = forThem.getByRole('listitem').filter({ hasText: 'Porque' }).first();
  await expect(forThem.getByRole('heading', { name: 'Seleccionado por Tonada' })).toBeVisible();
  const name = (await mix.getByRole('link').textContent()) ?? '';
  await mix.getByRole('link').click();

  await test.step('a mix has a page that plays, and leaves out what is dismissed', async () => {
    await expect(page).toHaveURL(/\/mix\/[\w-]+$/);
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(/^Porque /)).toBeVisible();
    await expectAccessible(page);
    await main
      .getByRole('button', { name: `Reproducir ${name}` })
      .first()
      .click();
    const rows = main.getByRole('grid', { name }).locator('tbody tr');
    const count = await rows.count();
    await rows
      .filter({ has: page.getByRole('button', { name: /^Pausar / }) })
      .first()
      .getByRole('button', { name: /^Más opciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'No me recomiendes esto' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Esta canción' }).press('Enter');
    await expect(rows).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(rows).toHaveCount(count);
  });
});
