import { demoEmail, signIn } from './support/accounts.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

test.use({ isSentAhead: true });

// Proves recording-shares: On the screens, by keyboard
test('a label shares a recording, and artist and producer accept @release-narrow @release', async ({
  page,
}) => {
  const leave = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=artists');
  await page.getByRole('button', { name: 'Gestionar a Nora Quintavalle' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nora Quintavalle' });
  await panel.getByRole('button', { name: 'Ver las grabaciones' }).press('Enter');
  await panel
    .getByRole('button', { name: /^Repartir «/ })
    .first()
    .press('Enter');
  const form = page.getByRole('dialog', { name: /^Repartir «/ });
  await form.getByLabel('Parte (%)').nth(0).fill('70');
  await expect(form.getByText(/^Falta repartir 30/)).toBeVisible();
  await form.getByLabel('Email de su cuenta').fill(demoEmail('user'));
  await form.getByLabel('Parte (%)').nth(1).fill('30');
  await expect(form.getByText('Suman 100 %.')).toBeVisible();
  await form.getByLabel('Parte (%)').nth(1).press('Enter');
  await expect(page.getByText(/^Reparto propuesto/)).toBeVisible();
  await expect(panel.getByText('Por aceptar')).toBeVisible();

  const main = page.getByRole('main');
  for (const [role, part] of [
    ['artist', /70\s%/],
    ['user', /30\s%/],
  ] as const) {
    await leave();
    await signIn(page, role);
    await page.goto('/recording-parts');
    const proposal = main.getByRole('listitem').filter({ hasText: 'Una parte de «' }).first();
    await expect(proposal).toContainText(part);
    await proposal.getByRole('button', { name: 'Aceptar' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Ahora no' })).toBeFocused();
    await question.getByRole('button', { name: 'Aceptar reparto' }).press('Enter');
    await expect(page.getByText('Aceptaste el reparto.')).toBeVisible();
  }
  await expect(main.getByText('Aceptado')).toBeVisible();
  await main.getByRole('button', { name: 'Cuenta de cobro' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cuenta de cobro' })).toBeVisible();
});
