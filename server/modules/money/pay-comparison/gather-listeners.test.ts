import { eq, ne, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { closedMonths, listenerMonthTable } from '../../figures/figures/listener-month.table.ts';
import { askForRecounts } from '../../figures/figures/recount.repository.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import {
  comparedMonthTable,
  listenerShareTable,
  payComparisonTable,
} from './pay-comparison.table.ts';
import { shareMonth, type SharingOptions } from './share-month.ts';
import { evenPace } from '../../../platform/pace.ts';

const month = '2026-09';

let tonada: PaymentApp;
let people: SignedIn[];

beforeAll(async () => {
  tonada = await startPaymentApp();
  await addTracks(tonada.db, [{ id: 'trk_4', title: 'Orilla', artist: 'Uno', isInterlude: true }]);
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
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(listenerMonthTable);
});

const share = (options?: SharingOptions) =>
  shareMonth(tonada.db, month, { isPaidByListener: true }, options);

/** Contracts that begin and end in the month, plays that earn nothing, changed accounts, midnights. */
async function addHistory(seed: string, plays: number) {
  const { db } = tonada;
  const random = createRandom(seed);
  const draw = (below: number) => Math.floor(random() * below);
  const casa = { artistId: faro, startsOn: '2026-09-04', endsOn: '2026-09-12' };
  await addLabelContract(db, 'Casa', { ...casa, status: 'expired', royaltyRate: 62.5 });
  await addLabelContract(db, 'Casa', { artistId: faro, startsOn: '2026-09-20', royaltyRate: 80 });
  for (let play = 0; play < plays; play += 1) {
    const day = `2026-0${draw(9) === 0 ? 8 : 9}-${String(1 + draw(30)).padStart(2, '0')}`;
    const person = people[draw(draw(people.length) + 1)] as SignedIn;
    await tonada.hear(person, `trk_${1 + draw(4)}`, day);
    if (play === Math.floor(plays / 2)) {
      await db.update(userTable).set({ country: 'ES' }).where(eq(userTable.id, person.id));
    }
    if (play % 7 === 0) await countFigures(db);
  }
  await countFigures(db);
}

async function read() {
  const { db } = tonada;
  const { artistId, labelId } = payComparisonTable;
  const { royaltyRate } = listenerShareTable;
  return {
    compared: await db.select().from(payComparisonTable).orderBy(artistId, labelId),
    months: await db.select().from(comparedMonthTable),
    shares: await db
      .select()
      .from(listenerShareTable)
      .orderBy(listenerShareTable.artistId, listenerShareTable.labelId, royaltyRate),
  };
}

async function forget() {
  for (const table of [payComparisonTable, comparedMonthTable, listenerShareTable]) {
    await tonada.db.delete(table);
  }
}

const readKept = () =>
  tonada.db
    .select()
    .from(listenerMonthTable)
    .orderBy(
      listenerMonthTable.month,
      listenerMonthTable.listener,
      listenerMonthTable.artistId,
      listenerMonthTable.plan,
      listenerMonthTable.country,
    );

async function recount() {
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
}

const readStreams = async () => {
  const { rows } = await tonada.db.execute(sql`
    select artist_id, listener, sum(total)::int as streams, max(last_day)::text as last_day
    from listener_month where listener > 0 group by 1, 2 order by 1, 2`);
  return rows;
};

it('reads no play, and gives what a recount of the plays gives', async () => {
  const { db } = tonada;
  await addHistory('kept', 120);
  const kept = await readKept();
  await recount();
  await share({ pace: evenPace(11) });
  const fromPlays = await read();
  expect(fromPlays.compared.length).toBeGreaterThan(2);
  expect(fromPlays.shares.length).toBeGreaterThan(1);
  await forget();
  await db.delete(listenerMonthTable);
  await db.insert(listenerMonthTable).values(kept);
  await db.delete(playTable);
  await share();
  expect(await read()).toEqual(fromPlays);
});

it('leaves one row of all closed months of a listener and an artist', async () => {
  const { db } = tonada;
  await addHistory('closed', 90);
  const before = await readStreams();
  const open = await readKept();
  await share({ pace: evenPace(7) });
  expect(await readStreams()).toEqual(before);
  expect(await db.$count(listenerMonthTable, ne(listenerMonthTable.month, closedMonths))).toBe(0);
  const tracks = (rows: typeof open) =>
    rows.flatMap((row) => Object.values(row.tracks)).reduce((sum, streams) => sum + streams, 0);
  expect(tracks(await readKept())).toBe(tracks(open));
  // A late play of the month has a row of its own, until the next month closes.
  await tonada.hear(people[0] as SignedIn, 'trk_1', '2026-09-30');
  await countFigures(db);
  expect(await db.$count(listenerMonthTable, eq(listenerMonthTable.month, month))).toBe(1);
  await forget();
  await shareMonth(db, '2026-10', { isPaidByListener: true });
  expect(await db.$count(listenerMonthTable, ne(listenerMonthTable.month, closedMonths))).toBe(0);
  const counted = await readStreams();
  await recount();
  expect(await readStreams()).toEqual(counted);
});

it('leaves out held plays', async () => {
  const { db } = tonada;
  await addHistory('held', 90);
  await db.execute(sql`
    insert into play_flag (play_id, month, noted_in, rule, artist_id, track_id, day, earned)
    select play.id, ${month}, ${month}, 'listener', artist_id, track_id,
      (played_at at time zone 'UTC')::date, earned
    from play join track on track.id = track_id
    where to_char(played_at at time zone 'UTC', 'YYYY-MM') = ${month}
      and (artist_id = ${uno} or hashtext(play.id) % 3 = 0)`);
  await share();
  const held = await read();
  expect(held.compared.map(({ artistId }) => artistId)).not.toContain(uno);
  await forget();
  await db.execute(sql`delete from play where id in (select play_id from play_flag)`);
  await db.execute(sql`delete from play_flag`);
  await recount();
  await share();
  expect(await read()).toEqual(held);
});

it('is the same if interrupted after every slice, and by two servers', async () => {
  await addHistory('interrupted', 50);
  const kept = await readKept();
  await share();
  const whole = await read();
  const rolledUp = await readKept();
  const again = async () => {
    await forget();
    await tonada.db.delete(listenerMonthTable);
    await tonada.db.insert(listenerMonthTable).values(kept);
  };
  await again();
  for (let isDone = false; !isDone;) {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    isDone = await share({ signal: stopping.signal, onSlice: stop }).then(
      () => true,
      () => false,
    );
  }
  expect(await read()).toEqual(whole);
  expect(await readKept()).toEqual(rolledUp);
  await again();
  await Promise.all([share(), share()]);
  expect(await read()).toEqual(whole);
  expect(await readKept()).toEqual(rolledUp);
});

it('keeps what a recount makes anew', async () => {
  const { db } = tonada;
  await addHistory('recounted', 80);
  const kept = await readKept();
  const streams = kept.flatMap((row) => row.streams).reduce((sum, count) => sum + count, 0);
  expect(streams).toBe(await db.$count(playTable));
  await recount();
  expect(await readKept()).toEqual(kept);
});
