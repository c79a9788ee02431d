import { asc, eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { playTable } from '../../listening/play/play.table.ts';
import {
  comparedMonthTable,
  listenerShareTable,
  payComparisonTable,
} from './pay-comparison.table.ts';
import { shareMonth, type SharingOptions } from './share-month.ts';
import {
  sharingHeardTable,
  sharingPoolTable,
  sharingSpanTable,
  sharingTable,
} from './sharing.table.ts';
import { evenPace } from '../../../platform/pace.ts';

const month = '2026-09';

let tonada: PaymentApp;
let people: SignedIn[];

beforeAll(async () => {
  tonada = await startPaymentApp();
  people = await Promise.all(
    [
      { country: 'MX', subscriptionType: 'premium' } as const,
      { country: 'MX', subscriptionType: 'premium' } as const,
      { country: 'ES', subscriptionType: 'premium' } as const,
      { country: 'MX', subscriptionType: 'free' } as const,
    ].map((account) => tonada.signIn(account)),
  );
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

const share = (options?: SharingOptions) =>
  shareMonth(tonada.db, month, { isPaidByListener: true }, options);

/** A month with contracts, late hours, interludes, deleted accounts, and plays with little data. */
async function addHistory(seed: string, plays: number) {
  const random = createRandom(seed);
  const draw = (below: number) => Math.floor(random() * below);
  await addLabelContract(tonada.db, 'Casa', {
    artistId: faro,
    status: 'expired',
    startsOn: '2026-09-04',
    endsOn: '2026-09-12',
    royaltyRate: 62.5,
  });
  await addLabelContract(tonada.db, 'Casa', {
    artistId: faro,
    startsOn: '2026-09-20',
    royaltyRate: 80,
  });
  for (let play = 0; play < plays; play += 1) {
    const day = String(1 + draw(30)).padStart(2, '0');
    const person = people[draw(draw(people.length) + 1)] as SignedIn;
    await tonada.hear(person, `trk_${1 + draw(3)}`, `2026-09-${day}`);
  }
  const rows = await tonada.db.select().from(playTable).orderBy(asc(playTable.id));
  for (const { id } of rows) {
    const change = ([{ earned: 0 }, { earned: 0 }, { plan: null }, { country: null }] as const)[
      draw(14)
    ];
    if (change) await tonada.db.update(playTable).set(change).where(eq(playTable.id, id));
  }
  await forgetAccount(people.at(-1)?.id);
  // The oldest deleted accounts kept no number.
  await tonada.db.update(playTable).set({ listenerNumber: null })
    .where(sql`listener_id is null and id < (select half from (
      select percentile_disc(0.5) within group (order by id) as half from ${playTable}) as middle)`);
  await tonada.recount();
}

/** Anonymizes plays as deleting an account does. */
const forgetAccount = (id = '') =>
  tonada.db.update(playTable).set({ listenerId: null }).where(eq(playTable.listenerId, id));

/** Plays of the month before and after must not count. */
async function addNeighbours() {
  const [person] = people as [SignedIn];
  await tonada.hear(person, 'trk_1', '2026-08-31', 3);
  await tonada.hear(person, 'trk_1', '2026-10-01', 3);
  await tonada.recount();
}

/** Computes the same in one statement over all plays. */
async function shareAtOnce() {
  const { rows } = await tonada.db.execute<{
    artistId: string;
    labelId: string | null;
    streams: number;
    listeners: number;
    proRata: number;
    exact: number;
  }>(sql`
    with listened as (
      select track.artist_id, listener_number as listener, plan, country, earned, (
        select label_id from label_contract as contract
        where contract.artist_id = track.artist_id
          and (played_at at time zone 'UTC')::date between starts_on and ends_on
      ) as label_id
      from play join track on track.id = play.track_id
      where to_char(played_at at time zone 'UTC', 'YYYY-MM') = ${month}
    ), person as (
      select plan, country, listener, count(*) filter (where earned > 0) as plays from listened
      where plan is not null and country is not null and listener is not null group by 1, 2, 3
    ), pool as (
      select plan, country, sum(earned)::numeric / count(distinct listener) as part
      from listened join person using (plan, country, listener) where plays > 0 group by 1, 2
    ), worth as (
      select plan, country, listener, part / plays as worth
      from person join pool using (plan, country) where plays > 0
    )
    select artist_id as "artistId", label_id as "labelId", count(*)::int as streams,
      count(distinct listener)::int as listeners, sum(earned)::float8 as "proRata",
      sum(case when worth is null then earned when earned > 0 then worth else 0 end)::float8 as exact
    from listened left join worth using (plan, country, listener) group by 1, 2 order by 1, 2`);
  return rows;
}

async function read() {
  const { db } = tonada;
  const order = [payComparisonTable.artistId, payComparisonTable.labelId];
  return {
    compared: await db
      .select()
      .from(payComparisonTable)
      .orderBy(...order),
    months: await db.select().from(comparedMonthTable),
    shares: await db
      .select()
      .from(listenerShareTable)
      .orderBy(
        listenerShareTable.artistId,
        listenerShareTable.labelId,
        listenerShareTable.royaltyRate,
      ),
  };
}

async function forget() {
  for (const table of [payComparisonTable, comparedMonthTable, listenerShareTable]) {
    await tonada.db.delete(table);
  }
  await tonada.recount();
}

const leftovers = async () =>
  Promise.all(
    [sharingTable, sharingSpanTable, sharingHeardTable, sharingPoolTable].map((table) =>
      tonada.db.$count(table),
    ),
  );

// Proves payments: Shared in slices
it('agrees with one statement over all plays, whatever the slices', async () => {
  await addHistory('in slices', 150);
  await addNeighbours();
  const expected = await shareAtOnce();
  const results: unknown[] = [];
  for (const playsAtOnce of [1, 4, 11, 10_000]) {
    await share({ pace: evenPace(playsAtOnce) });
    const { compared, months } = await read();
    expect(
      compared.map(({ artistId, labelId, streams, listeners, proRata }) => {
        return { artistId, labelId, streams, listeners, proRata };
      }),
    ).toEqual(expected.map(({ exact: _, ...row }) => row));
    // Each rate of a row may include one of the millionths left by rounding.
    for (const [index, { userCentric }] of compared.entries()) {
      expect(Math.abs(userCentric - (expected[index]?.exact ?? 0))).toBeLessThan(3);
    }
    const total = (of: 'proRata' | 'userCentric') =>
      compared.reduce((sum, row) => sum + row[of], 0);
    expect(total('userCentric')).toBe(total('proRata'));
    expect(months).toMatchObject([{ month, isPaidByListener: true, listeners: 4 }]);
    results.push(await read());
    expect(await leftovers()).toEqual([0, 0, 0, 0]);
    await forget();
  }
  expect(results.slice(1)).toEqual(results.slice(1).map(() => results[0]));
});

// Proves payments: Sharing interrupted
it('is the same if interrupted after every slice', async () => {
  await addHistory('interrupted', 60);
  await share();
  const whole = await read();
  await forget();
  let slices = 0;
  for (let isDone = false; !isDone;) {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    isDone = await share({ pace: evenPace(5), signal: stopping.signal, onSlice: stop }).then(
      () => true,
      () => false,
    );
    slices += isDone ? 0 : 1;
  }
  expect(slices).toBeGreaterThan(20);
  expect(await read()).toEqual(whole);
});

// Proves payments: Two servers share
it('is the same with two servers, which do no slice twice', async () => {
  await addHistory('two servers', 60);
  const count = async (servers: number) => {
    let slices = 0;
    const onSlice = () => {
      slices += 1;
    };
    await Promise.all(Array.from({ length: servers }, () => share({ pace: evenPace(5), onSlice })));
    return slices;
  };
  const alone = await count(1);
  const whole = await read();
  await forget();
  expect(await count(2)).toBe(alone);
  expect(await read()).toEqual(whole);
});

// Proves payments: An account deleted meanwhile
it('reads each play once, whenever its account is deleted', async () => {
  await addHistory('deleted meanwhile', 40);
  const deletedId = people[0]?.id ?? '';
  const mine = await tonada.db.select().from(playTable).where(eq(playTable.listenerId, deletedId));
  await share();
  const whole = await read();
  for (let deletedAfter = 1; deletedAfter < 9; deletedAfter += 1) {
    await forget();
    const stopping = new AbortController();
    let slices = 0;
    const onSlice = () => {
      slices += 1;
      if (slices === deletedAfter) stopping.abort();
    };
    await share({ pace: evenPace(9), signal: stopping.signal, onSlice }).catch(() => {});
    await forgetAccount(deletedId);
    await share({ pace: evenPace(9) });
    expect(await read()).toEqual(whole);
    for (const { id } of mine) {
      await tonada.db.update(playTable).set({ listenerId: deletedId }).where(eq(playTable.id, id));
    }
  }
});

// Proves payments: A slice is bounded
it('reads a limited number of listeners per slice', async () => {
  for (let person = 0; person < 12; person += 1) {
    await tonada.hear(await tonada.signIn(), 'trk_1', '2026-09-07', 2);
  }
  await tonada.recount();
  const totals: number[] = [0];
  for (let slices = 0; slices < 60 && (totals.at(-1) ?? 0) < 12; slices += 1) {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    await share({ pace: evenPace(4), signal: stopping.signal, onSlice: stop }).catch(() => {});
    totals.push(await tonada.db.$count(sharingHeardTable));
  }
  const ofSlices = totals.slice(1).map((listeners, index) => listeners - (totals[index] ?? 0));
  // A full slice leaves out its last listener, who may have more rows.
  expect(Math.max(...ofSlices)).toBeLessThanOrEqual(4);
  expect(totals.at(-1)).toBe(12);
});

// Proves payments: Contracts that change meanwhile
it('keeps the participants of its start', async () => {
  await addHistory('agreed', 30);
  await share();
  const whole = await read();
  await forget();
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  await share({ pace: evenPace(5), signal: stopping.signal, onSlice: stop }).catch(() => {});
  await addLabelContract(tonada.db, 'Otra', {
    artistId: faro,
    status: 'expired',
    startsOn: '2026-09-01',
    endsOn: '2026-09-03',
  });
  await share({ pace: evenPace(5) });
  expect(await read()).toEqual(whole);
});
