import { signIn } from './support/accounts.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

test.use({ isSentAhead: true });

// Proves contracts: On the screens, from offer to acceptance, by keyboard
test('a label renews a contract, and the artist accepts it @release-narrow @release', async ({
  page,
}) => {
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=artists');
  await page.getByRole('button', { name: 'Gestionar a Nora Quintavalle' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nora Quintavalle' });
  await panel.getByRole('button', { name: 'Renovar' }).press('Enter');
  const rate = panel.getByLabel('Regalías del artista (%)');
  await rate.fill('81,5');
  await rate.press('Enter');
  await expect(page.getByText(/^Oferta enviada/)).toBeVisible();
  await expect(panel.getByText('El artista todavía no ha respondido.')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists');
  const main = page.getByRole('main');
  const offer = main.getByRole('listitem').filter({ hasText: 'ofrece un contrato a' });
  await expect(offer).toContainText(/81,5\s%/);
  await offer.getByRole('button', { name: 'Aceptar' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Ahora no' })).toBeFocused();
  await question.getByRole('button', { name: 'Aceptar contrato' }).press('Enter');
  await expect(page.getByText('Aceptaste el contrato.')).toBeVisible();
  await expect(offer).toHaveCount(0);
});
