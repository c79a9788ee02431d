import { readFile } from 'node:fs/promises';
import type { RealServer } from '../../scripts/real-server.ts';
import { signIn } from './support/accounts.ts';
import { withDemoServer } from './support/demo-server.ts';
import { tabTo } from './support/focus.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test as base } from './support/test.ts';

/** A server of its own: what is paid stays paid. */
const test = base.extend<{ own: RealServer }>({
  own: [({}, use) => withDemoServer(use), { timeout: 180_000 }],
  baseURL: ({ own }, use) => use(own.origin),
});

test('an admin pays what is pending, and the artist and the label then see it paid @every-width', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists?tab=earnings');
  const payment = page.getByRole('table', { name: 'Historial de pagos' }).getByRole('row').nth(1);
  await expect(payment).toContainText('Pendiente');

  await signIn(page, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Ver regalías' }).press('Enter');
  await expect(page).toHaveURL(/tab=royalties/);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Buscar por label' }).fill('balcon');
  await expect(page).toHaveURL(/pending-q=balcon/);
  // By keyboard alone.
  await tabTo(main.getByRole('button', { name: 'Pagar a Balcón Discos' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pagar a Balcón Discos' });
  const asked = await dialog.getByText(/^\d+ pagos? por$/).textContent();
  const count = /^\d+/.exec(asked ?? '')?.[0] ?? '';
  await tabTo(dialog.getByLabel('Escribe el importe o el número de pagos'));
  await page.keyboard.type(count);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^\d+ pagos? hechos?$/)).toBeVisible();
  await expect(dialog.getByText(/ningún dinero se mueve/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('Nada coincide')).toBeVisible();

  // After a reload it stands in the history, with its file.
  await page.reload();
  const run = main.getByRole('row', { name: /Balcón Discos/ });
  await expect(run).toContainText('Pagado');
  const download = page.waitForEvent('download');
  await run.getByRole('button', { name: /^Fichero del banco/ }).press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(file).toContain('<Nm>Balcón Discos</Nm>');
  await expectNoSidewaysScroll(page);

  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists?tab=earnings');
  await expect(payment).toContainText('Pagado');
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=finance');
  const paid = page.getByRole('main').getByRole('row', { name: /Nora Quintavalle/ });
  await expect(paid.first()).toContainText(/Pagad/);
});
