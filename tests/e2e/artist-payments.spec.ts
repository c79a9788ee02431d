import { execFileSync } from 'node:child_process';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ArtistAudience } from '#contract/artist-figures.ts';
import type { LabelInfo } from '#contract/label.ts';
import type { PaymentResult, PaymentRuns } from '#contract/payment-run.ts';
import type { Payment, Statement } from '#contract/statement.ts';
import type { AuthResponse } from '#contract/session.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import type { RealServer } from '../../scripts/real-server.ts';
import { patience } from '../../scripts/run-tests/patience.ts';
import { demoEmail, signIn } from './support/accounts.ts';
import { withDemoServer } from './support/demo-server.ts';
import { longWait } from './support/long-wait.ts';
import { nextMonth, thisMonth } from './support/next-month.ts';
import { expect, test as base } from './support/test.ts';

/** A server in the next month, which closes the current one. */
const test = base.extend<{ later: RealServer }>({
  later: [({}, use) => withDemoServer(use, nextMonth()), { timeout: 180_000 * patience }],
  baseURL: ({ later }, use) => use(later.origin),
});

async function artistReader(request: APIRequestContext) {
  const data = { email: demoEmail('artist'), password: demoPassword };
  const answer = await request.post('/api/auth/login', { data });
  const { token } = (await answer.json()) as AuthResponse;
  const headers = { authorization: `Bearer ${token}` };
  return async <Answer>(call: string) =>
    (await (await request.get(`/api/artist/${call}`, { headers })).json()) as Answer;
}

/** Takes the last run through all of its steps. */
async function confirmRun(page: Page) {
  const { token } = await signIn(page, 'admin');
  const options = { headers: { authorization: `Bearer ${token}` } };
  const runs = await page.request.get('/api/admin/payment-runs', options);
  const url = `/api/admin/payment-runs/${((await runs.json()) as PaymentRuns).runs[0]?.id}`;
  const { fingerprint, run } = (await (
    await page.request.get(url, options)
  ).json()) as PaymentResult;
  for (const data of [
    { kind: 'approved', fingerprint },
    { kind: 'handedIn' },
    { kind: 'confirmed', receivers: null, day: run.orderedAt.slice(0, 10) },
  ]) {
    const step = await page.request.post(`${url}/steps`, { ...options, data });
    expect(step.status()).toBe(200);
  }
  await signIn(page, 'artist');
}

const micros = (parts: readonly { earnings: number }[]) =>
  parts.reduce((sum, { earnings }) => sum + Math.round(earnings * 1e6), 0);

const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

const written = (amount: number) =>
  new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' }).format(amount);

// Proves payments: Every cent on the screen
test('a closed month accounts for every cent: parts, totals, next payment, history @release', async ({
  page,
  request,
  later,
}) => {
  test.slow();
  const read = await artistReader(request);
  const month = thisMonth();
  const newest = async () => (await read<Payment[]>('payments'))[0];
  await expect.poll(async () => (await newest())?.period, { timeout: longWait }).toBe(month);
  const payments = await read<Payment[]>('payments');
  const [payment] = payments;
  const { id = '', amount = 0, date = '', breakdown } = payment ?? {};
  const statement = await read<Statement>(`payments/${id}`);

  // The parts agree with each breakdown, to a millionth, and with the month's daily figures.
  const earned = micros([statement]);
  expect(earned).toBeGreaterThan(0);
  // A new day's figures are summed in parallel with the closing.
  const earnedOfFigures = async () => {
    const { months } = await read<ArtistAudience>('audience');
    return micros(months.filter((each) => each.month === month));
  };
  await expect.poll(earnedOfFigures, { timeout: longWait }).toBe(earned);
  for (const parts of [statement.lines, statement.tracks, statement.countries, statement.sources]) {
    expect(micros(parts)).toBe(earned);
  }
  // To the cent.
  expect(cents(statement.lines.map((line) => line.amount))).toBe(cents([statement.payable]));
  expect(cents([statement.payable, statement.carried])).toBe(cents([amount]));
  expect(cents(Object.values(breakdown ?? {}))).toBe(cents([amount]));
  const label = await read<LabelInfo>('label-info');
  const pending = payments.filter(({ status }) => status === 'pending');
  expect(pending.flatMap(({ date: day }) => day ?? []).toSorted()[0]).toBe(label.nextPayment);

  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists?tab=earnings');
  const row = page.getByRole('table', { name: 'Historial de pagos' }).getByRole('row').nth(1);
  await expect(row).toContainText('Pendiente');
  await expect(row).toContainText(written(amount));
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extracto' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(written(amount));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText(/^Coincide/)).toBeVisible();
  await page.getByRole('link', { name: 'Volver a pagos' }).click();
  await expect(row).toContainText(written(amount));

  // Once paid, it moves from upcoming to paid. The page is closed meanwhile, so that it sends no
  // calls.
  await page.goto('about:blank');
  await later.stop();
  const output = execFileSync(process.execPath, ['server/figures.ts', '--pay', month], {
    env: { ...process.env, ...nextMonth(), TONADA_DATA_DIR: later.dataFolder },
    encoding: 'utf8',
  });
  expect(output).toContain(`payouts of ${month} are ordered`);
  await later.start();
  expect((await read<Payment[]>('payments')).find((each) => each.id === id)).toEqual(payment);
  await confirmRun(page);
  const paid = (await read<Payment[]>('payments')).find((each) => each.id === id);
  expect(paid).toMatchObject({ amount, breakdown, status: 'paid' });
  expect(paid?.date).not.toBe(date);
  const { date: paidOn = null } = paid ?? {};
  expect(await read<Statement>(`payments/${id}`)).toEqual({
    ...statement,
    status: 'paid',
    date: paidOn,
  });
  const since = await read<LabelInfo>('label-info');
  expect(cents([since.totalPaid])).toBe(cents([label.totalPaid, amount]));
  await page.goto('/spotify-for-artists?tab=label');
  await expect(row).toContainText('Pagado');
});
