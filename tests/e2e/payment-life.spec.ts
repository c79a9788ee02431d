import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AuthResponse } from '#contract/session.ts';
import { keepSession, signIn, testPassword } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

const label = 'Balcón Discos';
const email = 'segunda@tonada.example';

/** Signs in with the printed password, and replaces it. */
async function firstSession(page: Page, password: string) {
  const post = async <Answer>(path: string, data: object) =>
    (await (await page.request.post(`/api/auth/${path}`, { data })).json()) as Answer;
  const { renewalToken } = await post<{ renewalToken: string }>('login', { email, password });
  await post('reset-password', { token: renewalToken, newPassword: testPassword });
  return post<AuthResponse>('login', { email, password: testPassword });
}

test('a payment is ordered by one admin and approved by another, comes back, and is paid @release @release-narrow', async ({
  page,
  ownServer,
}) => {
  test.slow();
  await ownServer.stop();
  const env = { ...process.env, TONADA_DATA_DIR: ownServer.dataFolder };
  const printed = execFileSync(process.execPath, ['server/admin.ts', 'create', email], {
    env,
    encoding: 'utf8',
  });
  await ownServer.start();
  const second = await firstSession(page, /signs in with (\S+)/.exec(printed)?.[1] ?? '');

  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const order = async () => {
    await page.goto('/admin?tab=royalties&pending-q=balcon');
    await main.getByRole('button', { name: `Pagar a ${label}` }).press('Enter');
    const field = dialog.getByLabel('Escribe el importe o el número de pagos');
    const hint = (await dialog.getByText(/^Escribe .* o \d+\.$/).textContent()) ?? '';
    await field.fill(/o (\d+)\./.exec(hint)?.[1] ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/payments\/./);
    await expect(main.getByText('Por aprobar')).toBeVisible();
  };
  const showRun = async () => {
    await page.goto('/admin?tab=royalties');
    const runs = main.getByRole('table', { name: 'Lista de pagos recientes' });
    await runs
      .getByRole('link', { name: new RegExp(`^Ver tanda: ${label}`) })
      .first()
      .press('Enter');
  };
  const approve = async () => {
    await main.getByRole('button', { name: /^Aprobar/ }).press('Enter');
    await expect(main.getByText('Por entregar')).toBeVisible();
    await main.getByRole('button', { name: 'Entregar al banco' }).press('Enter');
    await expect(main.getByText('En el banco')).toBeVisible();
  };

  // The person who ordered cannot approve.
  await signIn(page, 'admin');
  await order();
  await expect(main.getByText(/así que la aprueba otra persona/)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Aprobar/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  // The other one is shown the account, and gets the bank's file, which stays the same.
  await keepSession(page, second);
  await showRun();
  await expect(main.getByText(`${label} · ES •••• 1332`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await approve();
  const save = async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: /^Archivo del banco/ }).press('Enter');
    return readFile(await (await download).path(), 'utf8');
  };
  const file = await save();
  expect(file).toContain('<IBAN>ES9121000418450200051332</IBAN>');

  // The bank returns it: label and artist read why, and nothing was paid.
  await main.getByRole('button', { name: `Anotar devolución de ${label}` }).press('Enter');
  await page.keyboard.type('Cuenta cerrada');
  await page.keyboard.press('Enter');
  await expect(main.getByText(`Devuelto el pago a ${label}: Cuenta cerrada`)).toBeVisible();
  expect(await save()).toBe(file);
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=finance');
  const payout = main
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /El banco lo devolvió el .*: Cuenta cerrada/ });
  await expect(payout.first()).toContainText(/Pendiente|Vencido/);
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists?tab=earnings');
  const payments = page.getByRole('table', { name: 'Historial de pagos' });
  const newest = payments.getByRole('row').nth(1);
  await expect(newest).toContainText('Cuenta cerrada');
  await expect(newest).not.toContainText('Pagado');

  // Its second payment, ordered the other way round, arrives.
  await keepSession(page, second);
  await order();
  await signIn(page, 'admin');
  await showRun();
  await approve();
  await main.getByRole('button', { name: /^Confirmar \d/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Confirmar \d/ }).press('Enter');
  await expect(main.getByText(`Confirmado el pago a ${label}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists?tab=earnings');
  await expect(newest).toContainText('Pagado');
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=finance');
  await expect(main.getByText('Pagado').first()).toBeVisible();
});
