import { sql } from '#drizzle/orm.ts';
import type {
  OrderPaymentsBody,
  PaymentPlan,
  PaymentResult,
  PaymentStepBody,
} from '#contract/payment-run.ts';
import type { PendingLabels } from '#contract/royalties.ts';
import { addLabelContract } from './add-label-contract.ts';
import { faro, startPaymentApp, uno } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';
import { payeeTable } from '../modules/catalogue/payee/payee.table.ts';
import { payoutTable, statementTable } from '../modules/money/statement/statement.table.ts';
import type { AccountParts } from '#rules/account-rules.ts';
import { nameAccount } from './name-account.ts';
import { importFigures } from '../modules/figures/figures/import-figures.ts';

export const [spanish, german] = ['ES9121000418450200051332', 'DE89370400440532013000'] as const;

/**
 * Earnings of faro in September and October under a contract at 70 %, and of uno in October
 * without one.
 */
const earnings = `artist,day,source,streams,earnings
${faro},2026-09-10,playlist,1000,10
${faro},2026-10-10,liked,2000,20
${uno},2026-10-11,liked,300,3.5`;

/**
 * The app for payments, with an admin, a label, and five pending payouts: 7 € and 14 € with 3 €
 * and 6 € of commission, and 3.50 €.
 */
export async function startRoyalties() {
  const tonada = await startPaymentApp();
  const admin = await tonada.signIn({ displayName: 'Jefa', role: 'admin' });

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { who = admin, payload }: Call = {},
  ) =>
    tonada.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });

  const pending = async () => (await call('GET', 'royalties')).json<PendingLabels>().labels;

  const step = (id: string, payload: PaymentStepBody, who = admin) =>
    call('POST', `payment-runs/${id}/steps`, { payload, who });

  const readResult = async (id: string, who = admin) =>
    (await call('GET', `payment-runs/${id}`, { who })).json<PaymentResult>();

  /** Orders labels' pending payouts as just read. */
  async function order(id: string, labels: readonly string[], who = admin) {
    const chosen = (await pending()).filter((row) => labels.includes(row.id));
    const sum = (field: 'payouts' | 'amount') =>
      chosen.reduce((total, row) => total + row[field], 0);
    const payload: OrderPaymentsBody = {
      labels: [...labels],
      payouts: sum('payouts'),
      amount: Math.round(sum('amount') * 100) / 100,
    };
    return call('PUT', `payment-runs/${id}`, { payload, who });
  }

  /** Approves what this person is shown. */
  async function approve(id: string, who = admin) {
    const { fingerprint } = await readResult(id, who);
    return step(id, { kind: 'approved', fingerprint: fingerprint ?? '0'.repeat(64) }, who);
  }

  const toDay = () => tonada.clock().toISOString().slice(0, 10);
  const confirm = (id: string, receiver: string | null = null, day = toDay()) =>
    step(id, { kind: 'confirmed', receivers: receiver === null ? null : [receiver], day });

  async function handIn(id: string, labels: readonly string[]) {
    await order(id, labels);
    await approve(id);
    return step(id, { kind: 'handedIn' });
  }

  return {
    ...tonada,
    admin,
    call,
    pending,
    /**
     * Resets everything and closes two months with earnings.
     *
     * @returns the label's id.
     */
    async closeTwoMonths(): Promise<string> {
      await tonada.clear();
      const terms = { artistId: faro, startsOn: '2026-01-01', royaltyRate: 70 };
      const labelId = await addLabelContract(tonada.db, 'Casa', terms);
      await importFigures(tonada.db, earnings);
      for (const month of ['2026-10', '2026-11']) await tonada.closeBefore(month);
      return labelId;
    },
    /** Adds statements and payouts of one cent each for artists without a label. */
    async addMany(count: number) {
      await tonada.db.execute(sql`
    insert into artist (id, name, genre, country, bio, social_links, related_ids)
    select 'many-' || n, 'Muchas ' || n, 'Pop', 'ES', '', '{}', '{}' from generate_series(1, ${count}) as n
    on conflict do nothing`);
      await tonada.db.execute(sql`
    insert into ${payeeTable} (id, kind, artist_id, reference, since)
    select 'many-' || n, 'artist', 'many-' || n, 'many-' || n, now() from generate_series(1, ${count}) as n
    on conflict do nothing`);
      await tonada.db.execute(sql`
    insert into ${statementTable} (id, artist_id, payee_id, month, issued_at, streams, earned, payable, carried, lines)
    select 'many-' || n, 'many-' || n, 'many-' || n, '2026-10', now(), 1, 10000, 1, 0, '[]' from generate_series(1, ${count}) as n`);
      await tonada.db.execute(sql`
    insert into ${payoutTable} (statement_id, amount, streaming, playlists, radio, status, date)
    select 'many-' || n, 1, 1, 0, 0, 'pending', '2026-11-30' from generate_series(1, ${count}) as n`);
    },
    order,
    step,
    approve,
    handIn,
    confirm,
    giveBack: (id: string, receiver: string, reason = 'Cuenta cerrada') =>
      step(id, { kind: 'returned', receiver, reason }),
    /** Orders, approves, hands in and confirms, as one person who is alone with the right. */
    async pay(id: string, labels: readonly string[]) {
      await handIn(id, labels);
      return confirm(id);
    },
    /** Names a label's account, by its IBAN where it has one; null removes it. */
    name: (labelId: string, version: number, account: string | AccountParts | null) =>
      nameAccount(tonada, { kind: 'label', id: labelId }, { version, account }),
    readResult,
    plan: async (labels: readonly string[]) =>
      (await call('POST', 'payment-plans', { payload: { labels } })).json<PaymentPlan>(),
  };
}

type Call = { who?: SignedIn; payload?: object };
