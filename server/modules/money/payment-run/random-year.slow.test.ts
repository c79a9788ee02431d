import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageingSchema } from '#contract/ageing.ts';
import { paymentsSchema } from '#contract/statement.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { addShare } from '../../../testing/add-share.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { startRoyalties } from '../../../testing/start-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { insertMonths } from '../../figures/figures/month-to-close.repository.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { monthRows } from '../../administration/paper/paper-rows.ts';
import { flagDecisionTable, flagGroupTable } from '../play-screening/play-flag.table.ts';
import { defaultRules } from '../play-screening/rule-book.ts';
import { writeRule } from '../play-screening/screening-rule.repository.ts';

const year = 2025;
const months = Array.from(
  { length: 12 },
  (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
);
const random = createRandom('a year of payments');
const draw = (below: number) => Math.floor(random() * below);
const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = (euros: number) => Math.round(euros * 100);

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let fan: SignedIn;
let bot: SignedIn;
let producer: SignedIn;

beforeAll(async () => {
  tonada = await startRoyalties();
  const account = { country: 'MX', subscriptionType: 'premium' } as const;
  fan = await tonada.signIn(account);
  bot = await tonada.signIn(account);
  producer = await tonada.signIn({ displayName: 'Pía Productora' });
  await writeRule(tonada.db, 'listener', { ...defaultRules.listener, least: 10 });
});
afterAll(() => tonada.close());

const query = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await tonada.db.execute<Row>(statement)).rows;

/** Plays in this month and late ones of earlier months, sometimes many by one account. */
async function hear(index: number) {
  for (let count = 0; count < 12; count += 1) {
    const month = draw(3) === 0 ? pick(months.slice(0, index + 1)) : months[index];
    const from = `${month}-${String(1 + draw(28)).padStart(2, '0')}T12:00:00Z`;
    const times = 1 + draw(3);
    await addPlays(tonada.db, { listenerId: fan.id, trackId: `trk_${1 + draw(3)}`, from, times });
  }
  if (draw(2) === 0) return;
  const from = `${months[index]}-15T00:00:00Z`;
  const times = 40 + draw(40);
  await addPlays(tonada.db, { listenerId: bot.id, trackId: `trk_${1 + draw(3)}`, from, times });
}

/** Another contract, also for days of closed months, and figures from elsewhere. */
async function changeTerms(index: number) {
  const { db } = tonada;
  await db.delete(labelContractTable);
  for (const artistId of [faro, uno]) {
    if (draw(4) === 0) continue;
    const startsOn = `${pick(months.slice(0, index + 1))}-${10 + draw(15)}`;
    const royaltyRate = draw(10_000) / 100;
    const terms = { artistId, royaltyRate, startsOn, endsOn: `${year}-12-${10 + draw(20)}` };
    await addLabelContract(db, `Casa ${draw(3)}`, terms);
  }
  const day = `${pick(months.slice(0, index + 1))}-1${draw(9)}`;
  const figures = `${draw(900)},${draw(9_000) / 1_000}`;
  await importFigures(db, `artist,day,streams,earnings\n${pick([faro, uno])},${day},${figures}`);
}

async function decide() {
  const { db } = tonada;
  const open = await query<{ id: string }>(sql`
    select id from ${flagGroupTable} where id not in (select group_id from ${flagDecisionTable})`);
  for (const { id: groupId } of open) {
    const verdict = pick(['counted', 'refused', null] as const);
    if (verdict === null) continue;
    const decision = { groupId, verdict, reason: 'Azar', at: tonada.clock(), actorId: 'usr_1' };
    await db.insert(flagDecisionTable).values(decision);
    await db.execute(
      insertMonths(sql`(select artist_id, (month || '-01')::date as day from ${flagGroupTable}
        where id = ${groupId}) as decided`),
    );
  }
}

/** Orders all there is; the bank pays some and returns others. */
async function pay(runId: string) {
  const pending = await tonada.pending();
  if (pending.length === 0) return;
  const labels = pending.map(({ id }) => id);
  expect((await tonada.handIn(runId, labels)).statusCode).toBe(200);
  const { run, transfers } = await tonada.readResult(runId);
  const file = (await tonada.call('GET', `payment-runs/${runId}/file`)).body;
  const amounts = [...file.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, each]) => each);
  expect(amounts.map((each) => cents(Number(each))).toSorted((one, other) => one - other)).toEqual(
    transfers.map(({ amount }) => cents(amount)).toSorted((one, other) => one - other),
  );
  expect(sum(transfers.map(({ amount }) => cents(amount)))).toBe(cents(run.amount));
  for (const { receiver } of transfers) {
    const outcome = draw(3);
    if (outcome !== 0) await tonada.confirm(runId, receiver);
    if (outcome !== 1) await tonada.giveBack(runId, receiver);
  }
}

/** What each play and import earned, by the contract of its day, without held plays. */
const present = sql`(
  select track.artist_id, play.track_id, (played_at at time zone 'UTC')::date as day, 'here' as origin,
    play.earned, 1 as streams
  from play join track on track.id = play.track_id
  where not exists (
    select from play_flag as flag join flag_group as found on found.month = flag.month
      and found.noted_in = flag.noted_in and found.artist_id = flag.artist_id and found.rule = flag.rule
    left join flag_decision as decision on decision.group_id = found.id
    where flag.play_id = play.id and decision.verdict is distinct from 'counted')
  union all
  select artist_id, null, day, 'elsewhere', earned, streams from imported_day
) as counted left join label_contract as terms on terms.artist_id = counted.artist_id
  and counted.day between terms.starts_on and terms.ends_on`;

it('agrees to the cent with plain SQL over the plays of a random year', async () => {
  const { db } = tonada;
  for (const [index, month] of months.entries()) {
    await hear(index);
    if (index % 3 === 0) await changeTerms(index);
    const parts = [[producer.id, 10 + draw(60)]] as const;
    if (index === 2 || index === 7) {
      await addShare(db, { trackId: 'trk_1', startsOn: `${month}-1${draw(9)}`, parts });
    }
    await tonada.closeBefore(months[index + 1] ?? `${year + 1}-01`);
    await decide();
    await pay(`run-${index}`);
  }
  await tonada.closeBefore(`${year + 1}-02`);

  // Lines of artists, by contract.
  const lines = await query(sql`
    select artist_id, label_id, line ->> 'month' as month, line ->> 'origin' as origin,
      (line ->> 'royaltyRate')::float8 as rate, sum((line ->> 'streams')::int)::int as streams,
      sum((line ->> 'earned')::int)::int as earned
    from statement cross join lateral jsonb_array_elements(lines) as line
    where artist_id is not null group by 1, 2, 3, 4, 5
    having sum((line ->> 'streams')::int) <> 0 or sum((line ->> 'earned')::int) <> 0
    order by 1, 2, 3, 4, 5`);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines).toEqual(
    await query(sql`
      select counted.artist_id, label_id, to_char(day, 'YYYY-MM') as month, origin,
        coalesce(royalty_rate, 100)::float8 as rate, sum(streams)::int as streams, sum(earned)::int as earned
      from ${present} group by 1, 2, 3, 4, 5
      having sum(streams) <> 0 or sum(earned) <> 0 order by 1, 2, 3, 4, 5`),
  );

  expect(
    await query(sql`
      select coalesce(verdict, 'open') as verdict from flag_group
      left join flag_decision on group_id = id group by 1 order by 1`),
  ).toEqual([{ verdict: 'counted' }, { verdict: 'open' }, { verdict: 'refused' }]);

  // Each statement's cents, rounded once.
  expect(
    await query(sql`
      select id from statement cross join lateral (
        select sum((line ->> 'earned')::numeric * (line ->> 'royaltyRate')::numeric) as exact
        from jsonb_array_elements(lines) as line) as summed
      where artist_id is not null and payable <> floor(coalesce(exact, 0) / 1000000 + 0.5)`),
  ).toEqual([]);

  // What others get of a recording, and what they are stated.
  const shared = await query(sql`
    select share_id, month, royalty_rate::float8 as rate, sum(earned)::int as earned
    from shared_amount group by 1, 2, 3 having sum(earned) <> 0 order by 1, 2, 3`);
  expect(shared.length).toBeGreaterThan(0);
  expect(shared).toEqual(
    await query(sql`
      select share.id as share_id, to_char(day, 'YYYY-MM') as month,
        coalesce(terms.royalty_rate, 100)::float8 as rate, sum(earned)::int as earned
      from ${present} join (
        select id, track_id, starts_on, lead(starts_on) over (order by starts_on) as ends_before
        from recording_share) as share
        on share.track_id = counted.track_id and day >= share.starts_on
        and (ends_before is null or day < ends_before)
      group by 1, 2, 3 having sum(earned) <> 0 order by 1, 2, 3`),
  );
  expect(
    await query(sql`
      select id from statement where shared <> coalesce(
        (select sum(amount) from shared_amount where statement_id = statement.id), 0)
      union all
      select id from statement where artist_id is null and label_id is null and payable <> (
        select sum(amount) from shared_amount where payee_statement_id = statement.id)
      union all
      select statement_id from shared_amount where payee_statement_id is null`),
  ).toEqual([]);

  // Payouts, debts, and the ledger, in which a return is a counter-entry.
  expect(
    await query(sql`
      select statement.id from statement left join payout on payout.statement_id = statement.id
      where coalesce(payout.amount, 0) <> greatest(0, payable - shared + carried)`),
  ).toEqual([]);
  expect(
    await query(sql`
      select statement_id from payout where (select coalesce(sum(amount), 0) from payment
        where payment.statement_id = payout.statement_id)
        <> case when status = 'paid' then amount else 0 end`),
  ).toEqual([]);
  expect(await query(sql`select from payment where amount < 0`)).not.toEqual([]);

  // What is owed by age: what all statements say, less what was paid, and what payees owe.
  const ageing = ageingSchema.parse((await tonada.call('GET', 'ageing')).json());
  const [owed] = await query<{ amount: number }>(sql`
    select ((select sum(payable - shared) from statement) - (select sum(amount) from payment) - (
      select coalesce(sum(owed) filter (where owed < 0), 0) from (
        select distinct on (artist_id, label_id, payee_id) payable - shared + carried as owed
        from statement order by artist_id, label_id, payee_id, month desc) as last))::int as amount`);
  expect(cents(ageing.amount)).toBe(owed?.amount);
  expect(sum(Object.values(ageing.bands).map(cents))).toBe(owed?.amount);
  expect(sum(ageing.payees.map(({ amount }) => cents(amount)))).toBe(owed?.amount);
  for (const { bands, amount } of ageing.payees) {
    expect(sum(Object.values(bands).map(cents))).toBe(cents(amount));
  }

  // The month's file, and what an artist reads.
  for (const month of months) {
    const column: number[] = [];
    for await (const row of monthRows(db, { month }, 'es')) {
      const amount = row.at(-1);
      if (typeof amount === 'number') column.push(cents(amount));
    }
    const [stated] = await query<{ amount: number }>(sql`
      select coalesce(sum(payable - shared + carried), 0)::int as amount from statement
      where month = ${month}`);
    expect([month, sum(column)]).toEqual([month, stated?.amount]);
  }
  for (const artist of [faro, uno]) {
    const { body } = await tonada.app.inject({
      url: `/api/artist/payments?artist=${artist}`,
      headers: tonada.admin.headers,
    });
    const read = paymentsSchema.parse(JSON.parse(body));
    const rows = await query<{ id: string; amount: number }>(sql`
      select statement_id as id, amount::int as amount from payout
      join statement on statement.id = payout.statement_id where artist_id = ${artist} order by 1`);
    const payments = read
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount }) => ({ id, amount: cents(amount) }));
    expect(payments.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(rows);
  }
});
