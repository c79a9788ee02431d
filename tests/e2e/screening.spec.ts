import { signIn } from './support/accounts.ts';
import { closeThisMonth, nextMonth } from './support/next-month.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

test('finance sets a rule, the month closes without what it flags, and a decision is written down @release-narrow @release', async ({
  page,
  ownServer,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Revisión de reproducciones' });
  const review = async () => {
    await page.goto('/admin?tab=royalties');
    await main.getByRole('button', { name: 'Revisión de reproducciones' }).press('Enter');
  };

  // Whoever has a hundredth of an artist's plays is one listener too many.
  await signIn(page, 'admin');
  await review();
  await dialog.getByRole('button', { name: 'Cambiar la regla: Un solo oyente' }).press('Enter');
  await dialog.getByLabel('Porcentaje de las reproducciones del artista').fill('1');
  await dialog.getByLabel('Mínimo de reproducciones en el mes').fill('1');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog.getByText(/desde 1 reproducciones y el 1\s% de las suyas\.$/)).toBeVisible();
  await expect(dialog.getByText('No hay nada que revisar')).toBeVisible();

  await page.goto('about:blank');
  await ownServer.stop();
  const env = { ...process.env, ...nextMonth(), TONADA_DATA_DIR: ownServer.dataFolder };
  closeThisMonth(env);
  await ownServer.start();

  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists');
  await expect(main.getByText(/ en revisión: aún no cuentan? para los pagos\./)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Ver por qué en el extracto de / })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/spotify-for-artists?tab=earnings');
  await expect(main.getByText(/ en revisión: aún no cuentan para tus pagos\./)).toBeVisible();
  const payment = page.getByRole('table', { name: 'Historial de pagos' }).getByRole('row').nth(1);
  await expect(payment).toContainText('en revisión');
  await payment.getByRole('link').press('Enter');
  const held = page.getByRole('table', { name: 'Reproducciones en revisión' });
  await expect(held.getByRole('row', { name: /^Demasiadas de un solo oyente/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await signIn(page, 'admin');
  await review();
  const decide = dialog.getByRole('button', { name: /^Decidir sobre .*: Un solo oyente$/ });
  const name = (await decide.first().getAttribute('aria-label')) ?? '';
  await decide.first().press('Enter');
  await dialog.getByLabel('Decisión').selectOption('Se rechazan');
  await dialog.getByLabel('Razón').fill('Lo comprobamos con el artista');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Guardar la decisión' }).press('Enter');
  const decided = dialog.getByRole('table', { name: 'Decisiones sobre reproducciones' });
  await expect(decided.getByRole('row').nth(1)).toContainText('Se rechazan');
  await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Ingresos de los planes y lo pagado' }).press('Enter');
  const months = page.getByRole('table', { name: /^Ingresos de los planes y lo pagado/ });
  await expect(months.getByRole('row').nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
