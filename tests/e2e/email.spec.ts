import { keepSession, registerListener, testPassword } from './support/accounts.ts';
import { mailedLink } from './support/emails.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

test('a user changes their email in the settings, which takes effect once its link is opened @release-narrow @release', async ({
  page,
  ownServer,
}) => {
  const session = await registerListener(page.request);
  await keepSession(page, session);
  await page.goto('/profile?tab=security');
  const main = page.getByRole('main');
  await expect(main.getByText(/Tu email no está confirmado/)).toBeVisible();
  await main.getByRole('button', { name: 'Cambiar email' }).press('Enter');
  const wanted = `${crypto.randomUUID()}@nuevos.example`;
  await main.getByLabel('Nuevo email').fill(wanted);
  await main.getByLabel('Tu contraseña').fill(testPassword);
  await main.getByLabel('Tu contraseña').press('Enter');
  await expect(main.getByText(`Tu email será ${wanted}`, { exact: false })).toBeVisible();

  await page.goto(await mailedLink(ownServer.dataFolder, wanted, /Confirma tu nuevo email/));
  await page.getByRole('button', { name: 'Confirmar email' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Email cambiado' })).toBeVisible();
  await page.goto('/profile?tab=security');
  await expect(main.getByText(`${wanted} está confirmado.`)).toBeVisible();
  await expect(main.getByText(/Tu email no está confirmado/)).toHaveCount(0);
});
