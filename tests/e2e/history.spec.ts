import { readFile } from 'node:fs/promises';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Proves history: The whole way
test('a listener asks what sounded, and removes it @release', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver tu historial' }).click();
  const main = page.getByRole('main');
  const days = main.getByRole('grid');
  await expect(main.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
  const day = (await days.first().getAttribute('aria-label')) ?? '';

  await test.step('a day, chosen by its name', async () => {
    await main.getByLabel('Día', { exact: true }).selectOption({ label: day });
    await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
    await expect(days).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2, name: day })).toBeVisible();
  });

  await test.step('nothing by an unknown name', async () => {
    await main.getByRole('searchbox').fill('zzzz');
    await expect(main.getByText('No encontramos nada en tu historial')).toBeVisible();
    await main.getByRole('button', { name: 'Quitar los filtros' }).first().click();
    await expect(page).toHaveURL('/collection/history');
    await expect(days.first()).toBeVisible();
  });

  await test.step('a play is removed and comes back', async () => {
    const rows = days.first().locator('tbody tr');
    const before = await rows.count();
    await rows
      .first()
      .getByRole('button', { name: /^Más opciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Quitar del historial' }).click();
    await expect(rows).toHaveCount(before - 1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(rows).toHaveCount(before);
  });

  await test.step('it leaves as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('historial-Tonada.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFFMomento (UTC);Canción;Artista;Álbum;Segundos');
  });
});
