import type { APIRequestContext } from '@playwright/test';
import type { LabelAnalytics, LabelPayouts } from '#contract/label-figures.ts';
import type { AuthResponse } from '#contract/session.ts';
import type { Payment } from '#contract/statement.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { demoEmail, signIn } from './support/accounts.ts';
import { chooseWorkspace } from './support/choose-workspace.ts';
import { expect, test } from './support/test.ts';

async function readerFor(request: APIRequestContext, role: 'label' | 'artist') {
  const data = { email: demoEmail(role), password: demoPassword };
  const { token } = (await (
    await request.post('/api/auth/login', { data })
  ).json()) as AuthResponse;
  const headers = { authorization: `Bearer ${token}` };
  return async <Answer>(call: string) =>
    (await (await request.get(`/api${call}`, { headers })).json()) as Answer;
}

// Proves label-dashboard: A label goes through its dashboard
test('a label reads its artists, releases and money @release-narrow @release', async ({ page }) => {
  await signIn(page, 'label');
  await page.goto('/label-manager');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
  await expect(main.getByText('Artistas activos')).toBeVisible();
  for (const [tab, name] of [
    ['Artistas', 'artists'],
    ['Lanzamientos', 'releases'],
    ['Analytics Avanzados', 'analytics'],
    ['Pagos y Finanzas', 'finance'],
  ] as const) {
    await main.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${name}`));
    // A missing text would show as its key.
    await expect(main).not.toContainText(/[a-z]+\.[a-z]+[A-Z0-9]|\basTable\b/);
  }
  await expect(main.getByRole('heading', { name: 'Proyecciones' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Proyecciones' })).toBeVisible();
  await main.getByRole('tab', { name: 'Artistas', exact: true }).click();
  await main.getByRole('button', { name: 'Gestionar a Nora Quintavalle' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nora Quintavalle' });
  await expect(panel.getByRole('heading', { name: 'Contrato', exact: true })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Quién habla por el artista' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await main.getByText('Tarjetas', { exact: true }).click();
  await main.getByRole('link', { name: 'Ver Perfil de Nora Quintavalle' }).click();
  await expect(page).toHaveURL(/\/artist\/art_nora-quintavalle$/);
});

// Proves label-dashboard: Its payouts are those that the artist reads
test('an artist reads the same payment as the label @release', async ({ request }) => {
  const asLabel = await readerFor(request, 'label');
  const asArtist = await readerFor(request, 'artist');
  const { payouts, month } = await asLabel<LabelPayouts>('/label/payouts');
  const payments = await asArtist<Payment[]>('/artist/payments');
  const listed = payouts.find(({ artist }) => artist.name === 'Nora Quintavalle');
  const read = payments.find(({ period }) => period === month);
  expect([listed?.amount, listed?.status, listed?.date]).toEqual([
    read?.amount,
    read?.status,
    read?.date,
  ]);
  const { revenueByMonth } = await asLabel<LabelAnalytics>('/label/analytics');
  const gross = payouts.reduce((sum, payout) => sum + payout.gross, 0);
  expect(revenueByMonth.at(-1)).toMatchObject({ month });
  expect(revenueByMonth.at(-1)?.amount).toBeCloseTo(gross, 5);
});

// Proves label-dashboard: And finds another by name
test('an administrator finds a label by its name @release', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/label-manager?tab=finance');
  const main = page.getByRole('main');
  await chooseWorkspace(page, 'marejada', 'Marejada Records');
  await expect(main.getByRole('heading', { name: 'Marejada Records' })).toBeVisible();
  await expect(main.getByRole('tab', { name: 'Pagos y Finanzas' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a listener learns that the panel is not for them @release', async ({ page }) => {
  await signIn(page);
  await page.goto('/label-manager');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible();
  await expect(main).toContainText('No tienes permisos para acceder al panel de disquera.');
});
