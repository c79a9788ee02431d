import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Proves analytics: A label compares by the keyboard, on a phone too, and keeps and exports what it sees
test('a label compares countries by the keyboard, and saves the view @release-narrow @release', async ({
  page,
}) => {
  await signIn(page, 'label');
  await page.goto('/analytics');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
  await expect(main.getByRole('figure', { name: 'Reproducciones en el periodo' })).toBeVisible();
  await main.getByRole('tab', { name: 'Países' }).press('Enter');
  await expect(page).toHaveURL(/tab=countries/);
  const picks = main.getByRole('list', { name: 'En el gráfico' });
  await expect(picks.getByRole('button')).toHaveCount(4);
  await main.getByLabel('Comparar con').selectOption({ label: 'Los días anteriores' });
  await expect(picks.getByRole('button')).toHaveCount(2);
  const [first] = await picks.getByRole('listitem').allTextContents();
  await picks.getByRole('button').first().press('Enter');
  await main.getByRole('button', { name: /^Poner Colombia en el gráfico/ }).press('Enter');
  await expect(picks.getByRole('listitem').filter({ hasText: 'Colombia' })).toBeVisible();
  // A missing text would show as its key.
  await expect(main).not.toContainText(/[a-z]+\.[a-z]+[A-Z0-9]|\basTable\b/);

  await main.getByRole('button', { name: 'Vistas', exact: true }).press('Enter');
  const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
  const name = `Colombia y otro ${test.info().project.name}`;
  await views.getByLabel('Nombre de esta vista').fill(name);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(views).toHaveCount(0);

  await page.goto('/analytics');
  await main.getByRole('button', { name: 'Vistas', exact: true }).press('Enter');
  await views.getByRole('link', { name }).press('Enter');
  await expect(page).toHaveURL(/tab=countries.*compare=before|compare=before.*tab=countries/);
  await page.reload();
  await expect(picks.getByRole('listitem').filter({ hasText: 'Colombia' })).toBeVisible();
  await expect(picks).not.toContainText(String(first));
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Exportar la tabla' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('analytics.csv');
});
