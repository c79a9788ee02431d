import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PaymentResult, PaymentStepBody } from '../../src/shared/contract/payment-run.ts';
import { withoutLabel } from '../../src/shared/contract/royalties.ts';
import { demoAccounts, demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import type { RealServer } from '../../scripts/real-server.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

const payouts = 5_000;

/** Cents. */
const amount = 1_234;

const run = '/api/admin/payment-runs/run-killed';

/** Milliseconds: first the lease of the killed server ends. */
const finishes = 300_000;

const today = () => new Date().toISOString().slice(0, 10);

async function query({ dataFolder }: RealServer, ...statements: ReturnType<typeof sql>[]) {
  const { db, close } = await openDatabase(loadConfig({ TONADA_DATA_DIR: dataFolder }));
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await db.execute(statement));
    return rows;
  } finally {
    await close();
  }
}

/** As many artists without a label, each with a statement and what it pays. */
const addPayouts = (server: RealServer) =>
  query(
    server,
    sql`
      insert into artist (id, name, genre, country, bio, social_links, related_ids)
      select 'art_killed-' || number, 'Voz ' || number, 'Jazz', 'PE', '', '{}', '{}'
      from generate_series(1, ${payouts}::int) as number`,
    sql`
      insert into payee (id, kind, artist_id, reference, since)
      select 'pay_killed-' || number, 'artist', 'art_killed-' || number, 'pay_killed-' || number, now()
      from generate_series(1, ${payouts}::int) as number`,
    sql`
      insert into statement (id, artist_id, payee_id, month, issued_at, streams, earned, payable, carried, lines)
      select 'stm_killed-' || number, 'art_killed-' || number, 'pay_killed-' || number, '2025-01', '2025-02-01', 0, 0,
        ${amount}::int, 0, '[]'
      from generate_series(1, ${payouts}::int) as number`,
    sql`
      insert into payout (statement_id, amount, streaming, playlists, radio, status, date)
      select 'stm_killed-' || number, ${amount}::int, ${amount}::int, 0, 0, 'pending', '2025-02-28'
      from generate_series(1, ${payouts}::int) as number`,
  );

async function signIn({ origin }: RealServer) {
  const email = demoAccounts.find(({ role }) => role === 'admin')?.email;
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return async (method: string, path: string, body?: object) => {
    const called = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: called.status, text: await called.text() };
  };
}

test(
  'an order of 5,000 payouts, killed ten times, is never half done and pays each once',
  () =>
    withDemoServer(async (server) => {
      await server.stop();
      await addPayouts(server);
      await server.start();
      const call = await signIn(server);
      const labels = [withoutLabel];
      const plan = await call('POST', '/api/admin/payment-plans', { labels });
      const whole = JSON.parse(plan.text) as { payouts: number; amount: number };
      const planned = { payouts: whole.payouts, amount: whole.amount };
      expect(planned.payouts).toBeGreaterThanOrEqual(payouts);

      const look = async () => {
        const { status, text } = await call('GET', run);
        return status === 404 ? null : (JSON.parse(text) as PaymentResult);
      };
      /** Both states are whole: what was before, and what comes after. */
      const states = { ordered: [undefined, 'ordered'], approved: ['ordered', 'approved'] };
      let kills = 0;
      /** Kills the server some milliseconds after the call began, and starts it again. */
      async function kill(milliseconds: number, begin: () => Promise<unknown>) {
        const begun = begin().catch(() => undefined);
        await pause(milliseconds);
        await server.kill();
        await begun;
        kills += 1;
        await server.start();
      }
      const step = (body: PaymentStepBody) => call('POST', `${run}/steps`, body);
      const order = () => call('PUT', run, { labels, ...planned });

      for (const milliseconds of [40, 400]) {
        await kill(milliseconds, order);
        const found = await look();
        expect(states.ordered).toContain(found?.run.status);
        expect(found?.run ?? planned).toMatchObject(planned);
      }
      expect((await order()).status).toBe(200);

      const fingerprint = (await look())?.fingerprint ?? '';
      const approve = () => step({ kind: 'approved', fingerprint });
      for (const milliseconds of [20, 200]) {
        await kill(milliseconds, approve);
        expect(states.approved).toContain((await look())?.run.status);
      }
      if ((await look())?.run.status === 'ordered') await approve();
      expect((await look())?.run.status).toBe('approved');

      for (const milliseconds of [30, 300]) {
        await kill(milliseconds, () => step({ kind: 'handedIn' }));
        const found = await look();
        expect(found?.run.hasFile).toBe(found?.run.status === 'handedIn');
      }
      if ((await look())?.run.status === 'approved') await step({ kind: 'handedIn' });
      const file = await call('GET', `${run}/file`);
      expect(file.status).toBe(200);

      const confirm = () => step({ kind: 'confirmed', receivers: null, day: today() });
      for (const milliseconds of [100, 600, 1_000, 1_500]) {
        await kill(milliseconds, confirm);
        const found = await look();
        expect(found?.run.paidPayouts).toBeLessThanOrEqual(planned.payouts);
      }
      const left = await look();
      if (left?.events[0]?.kind !== 'confirmed') await confirm();
      await expect
        .poll(async () => (await look())?.run, { timeout: finishes })
        .toMatchObject({ status: 'paid', paidPayouts: planned.payouts, failedPayouts: 0 });
      expect((await call('GET', `${run}/file`)).text).toBe(file.text);
      expect(kills).toBe(10);

      await server.stop();
      const [ledger] = await query(
        server,
        sql`
          select count(*)::int as entries, count(distinct statement_id)::int as statements,
            sum(amount)::int as cents,
            (select count(*)::int from payout where status = 'pending'
              and statement_id like 'stm_killed-%') as pending
          from payment where run_id = 'run-killed'`,
      );
      expect(ledger).toEqual({
        entries: planned.payouts,
        statements: planned.payouts,
        cents: Math.round(planned.amount * 100),
        pending: 0,
      });
    }),
  900_000,
);
