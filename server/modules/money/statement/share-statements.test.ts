import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { addShare } from '../../../testing/add-share.ts';
import { faro, type PaymentApp, startPaymentApp } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { userTable } from '../../people/user/user.table.ts';
import { sharedAmountTable } from './shared-amount.table.ts';

let tonada: PaymentApp;
let productora: SignedIn;
let voz: SignedIn;

beforeAll(async () => {
  tonada = await startPaymentApp();
  productora = await tonada.signIn({ displayName: 'Productora' });
  voz = await tonada.signIn({ displayName: 'Voz' });
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** 100 plays earn 0.546 €. */
async function play(trackId: string, day: string, times: number) {
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let count = 0; count < times; count += 1) {
    await tonada.play(trackId, new Date(start + count * 200_000).toISOString());
  }
}

const amountsOf = async (payeeId: string | undefined) =>
  (await tonada.readSharedAmounts())
    .filter((row) => row.payeeId === payeeId)
    .toSorted((one, other) => one.month.localeCompare(other.month) || other.part - one.part);

describe('a shared recording', () => {
  // Proves recording-shares: Whole and parts; the commission stays
  it('is paid to each: the artist has the whole with the parts of others, payees have statements', async () => {
    await addLabelContract(tonada.db, 'Casa', { artistId: faro, royaltyRate: 50 });
    const { payees } = await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-10-01',
      parts: [
        [productora.id, 20],
        [voz.id, 12.5],
      ],
    });
    await play('trk_1', '2026-10-05', 300);
    await play('trk_2', '2026-10-06', 100);
    await tonada.closeBefore('2026-11');
    // 2.184 €, of which half is the artist's side: 1.09 €; 0.819 € of it are Luna's.
    const [statement] = await tonada.readStatements();
    expect(statement).toMatchObject({ earned: 2_184_000, payable: 109, shared: 26 });
    expect(statement?.lines.map(({ amount }) => amount)).toEqual([109]);
    const own = await tonada.readOwnStatements();
    expect(own).toMatchObject([{ payable: 109 }]);
    const payouts = new Map(
      (await tonada.readPayouts()).map(({ statementId, amount }) => [statementId, amount]),
    );
    expect(payouts.get(statement?.id ?? '')).toBe(83);
    const theirs = await tonada.readPayeeStatements();
    expect(
      theirs.map(({ id, payeeId, payable, month, labelId, artistId }) => [
        payees.indexOf(payeeId ?? ''),
        payable,
        payouts.get(id),
        month,
        labelId,
        artistId,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [0, 16, 16, '2026-10', null, null],
        [1, 10, 10, '2026-10', null, null],
      ]),
    );
    expect(theirs).toHaveLength(2);
    const checked = await checkLedger(tonada.db, 0);
    expect(checked).toMatchObject({ broken: null, outside: { unsealed: 0, unwritten: 0 } });
  });

  // Proves recording-shares: The sheet of the day
  it('follows the sheet of each day, within a month too', async () => {
    const first = await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-10-11',
      parts: [[productora.id, 50]],
    });
    await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-10-21',
      parts: [
        [productora.id, 10],
        [voz.id, 40],
      ],
    });
    for (const day of ['2026-10-10', '2026-10-11', '2026-10-20', '2026-10-21']) {
      await play('trk_1', day, 100);
    }
    await tonada.closeBefore('2026-11');
    const [payee] = first.payees;
    expect(await amountsOf(payee)).toMatchObject([
      { part: 50, earned: 1_092_000, streams: 200 },
      { part: 10, earned: 546_000, streams: 100 },
    ]);
    // 2.184 €: 0.6006 € are the producer's, 0.2184 € the voice's.
    expect((await tonada.readStatements())[0]).toMatchObject({ payable: 218, shared: 82 });
  });

  // Proves recording-shares: Late plays
  it('divides late plays by the sheet of their day, in the next statement', async () => {
    const { payees } = await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-09-01',
      parts: [[productora.id, 50]],
    });
    await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-10-01',
      parts: [[productora.id, 10]],
    });
    await play('trk_1', '2026-09-10', 100);
    await tonada.closeBefore('2026-10');
    const closed = await tonada.readPayeeStatements();
    await play('trk_1', '2026-09-11', 100);
    await play('trk_1', '2026-10-10', 100);
    await tonada.closeBefore('2026-11');
    const all = await tonada.readPayeeStatements();
    expect(all.slice(0, 1)).toEqual(closed);
    const late = (await amountsOf(payees[0])).filter((row) => row.payeeStatementId === all[1]?.id);
    expect(late).toMatchObject([
      { month: '2026-09', part: 50, earned: 546_000 },
      { month: '2026-10', part: 10, earned: 546_000 },
    ]);
    // 0.273 € and 0.0546 €.
    expect(all[1]).toMatchObject({ month: '2026-10', payable: 33 });
  });

  // Proves recording-shares: Once
  it('is stated once by concurrent closings, and completed after an interruption', async () => {
    await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-10-01',
      parts: [
        [productora.id, 20],
        [voz.id, 20],
      ],
    });
    await play('trk_1', '2026-10-05', 100);
    const close = () => tonada.closeBefore('2026-11');
    await Promise.all([close(), close(), close()]);
    await close();
    expect(await tonada.readPayeeStatements()).toHaveLength(2);
    const stated = await tonada.readSharedAmounts();
    expect(stated.every(({ payeeStatementId }) => payeeStatementId !== null)).toBe(true);
  });

  // Proves recording-shares: Corrections
  it('takes corrections back from the next statements of a payee, never below zero', async () => {
    const { payees } = await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-09-01',
      parts: [[productora.id, 50]],
    });
    await play('trk_1', '2026-09-10', 100);
    await tonada.closeBefore('2026-10');
    await tonada.db.execute(sql`delete from play`);
    await play('trk_1', '2026-10-10', 40);
    await tonada.recount();
    await tonada.closeBefore('2026-11');
    const [, last] = await tonada.readPayeeStatements();
    // 0.273 € were too much, and 0.1092 € came; the artist's half has the cent of rounding.
    expect(last).toMatchObject({ payeeId: payees[0], payable: -17, carried: 0 });
    const payouts = await tonada.readPayouts();
    expect(payouts.some(({ statementId }) => statementId === last?.id)).toBe(false);
    await play('trk_1', '2026-11-10', 100);
    await tonada.closeBefore('2026-12');
    expect((await tonada.readPayeeStatements()).at(-1)).toMatchObject({
      payable: 27,
      carried: -17,
    });
  });

  // Proves recording-shares: Accounts that are gone
  it('stays the artist’s from when a payee’s account is gone, and what was stated stays', async () => {
    const gone = await tonada.signIn({ displayName: 'Se va' });
    await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-09-01',
      parts: [[gone.id, 50]],
    });
    await play('trk_1', '2026-09-10', 100);
    await tonada.closeBefore('2026-10');
    const stated = await tonada.readPayeeStatements();
    await tonada.db.delete(userTable).where(eq(userTable.id, gone.id));
    await play('trk_1', '2026-09-11', 100);
    await play('trk_1', '2026-10-10', 100);
    await tonada.closeBefore('2026-11');
    expect(await tonada.readPayeeStatements()).toEqual(stated);
    expect((await tonada.readStatements()).map(({ shared }) => shared)).toEqual([27, 0]);
  });

  // Proves recording-shares: Plain SQL over the plays
  it('accounts for every millionth and cent of random histories, by plain SQL over the plays', async () => {
    const { db } = tonada;
    const random = createRandom('shared histories');
    const draw = (below: number) => Math.floor(random() * below);
    const months = ['2026-07', '2026-08', '2026-09', '2026-10'];
    const people = [productora.id, voz.id];
    await addLabelContract(db, 'Casa', {
      artistId: faro,
      royaltyRate: 62.5,
      startsOn: '2026-07-12',
      endsOn: '2026-09-17',
    });
    for (const trackId of ['trk_1', 'trk_2']) {
      for (const month of months) {
        const startsOn = `${month}-${String(2 + draw(26)).padStart(2, '0')}`;
        const parts = people.slice(draw(2)).map((id) => [id, draw(5_000) / 100] as const);
        await addShare(db, { trackId, startsOn, parts });
      }
    }
    for (const [index] of months.entries()) {
      for (let count = 0; count < 70; count += 1) {
        const day = String(1 + draw(28)).padStart(2, '0');
        const at = `${months[draw(index + 1)]}-${day}T${String(draw(24)).padStart(2, '0')}:00:00Z`;
        await tonada.play(['trk_1', 'trk_2', 'trk_3'][draw(3)] ?? 'trk_1', at);
      }
      await tonada.closeBefore(months[index + 1] ?? '2026-11');
    }
    // The sheet of a play is the last one that began on its day or before.
    const { rows: truth } = await db.execute<{ key: string; earned: number }>(sql`
      select concat_ws(' ', sheet.id, part.payee_id, to_char(day, 'YYYY-MM')) as key,
        sum(earned)::float8 as earned
      from (select track_id, earned, (played_at at time zone 'UTC')::date as day from play) as play
      cross join lateral (select id from recording_share as share
        where share.track_id = play.track_id and share.starts_on <= day
        order by starts_on desc limit 1) as sheet
      join recording_part as part on part.share_id = sheet.id and part.payee_id is not null
        and part.part > 0
      group by 1 order by 1`);
    const { rows: stated } = await db.execute<{ key: string; earned: number }>(sql`
      select concat_ws(' ', share_id, payee_id, month) as key, sum(earned)::float8 as earned
      from ${sharedAmountTable} group by 1 order by 1`);
    expect(truth.length).toBeGreaterThan(8);
    expect(stated).toEqual(truth);
    const amounts = await tonada.readSharedAmounts();
    const payouts = new Map(
      (await tonada.readPayouts()).map(({ statementId, amount }) => [statementId, amount]),
    );
    for (const { id, lines, payable, shared, carried } of await tonada.readStatements()) {
      const exact = sum(lines.map(({ earned, royaltyRate }) => (earned * royaltyRate) / 1_000_000));
      expect(payable).toBe(Math.floor(exact + 0.5));
      const its = amounts.filter(({ statementId }) => statementId === id);
      expect(sum(its.map(({ amount }) => amount))).toBe(shared);
      expect(payouts.get(id) ?? 0).toBe(Math.max(0, payable - shared + carried));
    }
    for (const { id, payable, carried } of await tonada.readPayeeStatements()) {
      const its = amounts.filter(({ payeeStatementId }) => payeeStatementId === id);
      expect(sum(its.map(({ amount }) => amount))).toBe(payable);
      expect(payouts.get(id) ?? 0).toBe(Math.max(0, payable + carried));
    }
    expect(amounts.every(({ payeeStatementId }) => payeeStatementId !== null)).toBe(true);
  });
});
