import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '#contract/statement.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { insertMonths } from '../../figures/figures/month-to-close.repository.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { payComparisonTable } from '../pay-comparison/pay-comparison.table.ts';
import { flagDecisionTable, flagGroupTable } from '../play-screening/play-flag.table.ts';
import { defaultRules } from '../play-screening/rule-book.ts';
import { writeRule } from '../play-screening/screening-rule.repository.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { findPayments, findStatement } from '../payment-history/payment-history.repository.ts';
import { describePayment, describeStatement } from '../payment-history/describe-statement.ts';
import { findLateClosing } from './late-closing.ts';
import { statementHeldTable } from './statement-held.table.ts';

const play = 5_460;

let tonada: PaymentApp;
let bot: SignedIn;
let fan: SignedIn;

beforeAll(async () => {
  tonada = await startPaymentApp();
  const account = { country: 'MX', subscriptionType: 'premium' } as const;
  bot = await tonada.signIn(account);
  fan = await tonada.signIn(account);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.clear();
  // Who has more than half of an artist’s plays, and ten of them.
  await writeRule(tonada.db, 'listener', { ...defaultRules.listener, least: 10 });
});

const hear = ({ id }: SignedIn, trackId: string, from: string, times: number) =>
  addPlays(tonada.db, { listenerId: id, trackId, from: `${from}T10:00:00Z`, times });

async function decide(verdict: 'counted' | 'refused') {
  const { db } = tonada;
  const [group] = await db.select().from(flagGroupTable);
  if (group === undefined) throw new Error('Nothing is held.');
  const at = tonada.clock();
  await db
    .insert(flagDecisionTable)
    .values({ groupId: group.id, verdict, reason: 'Prueba', at, actorId: 'usr_1' });
  if (verdict === 'counted') {
    const day = sql`(select artist_id, (month || '-01')::date as day from flag_group) as counted`;
    await db.execute(insertMonths(day));
  }
}

const readLines = async () =>
  (await tonada.readStatements()).flatMap(({ month: issued, artistId, lines }) =>
    lines.map(({ month, streams, earned }) => [issued, artistId, month, streams, earned]),
  );

async function readStatement(of: { artistId: string }, id: string): Promise<Statement> {
  const row = await findStatement(tonada.db, of, id);
  if (row === null) throw new Error('There is no such statement.');
  return describeStatement(row, new Map());
}

describe('plays that are held', () => {
  // Proves screening: In no statement, which says why
  it('are in no statement, which says how many and why, and stay in the figures', async () => {
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_2', '2026-10-06', 7);
    await tonada.closeBefore('2026-11');
    expect(await readLines()).toEqual([['2026-10', faro, '2026-10', 7, 7 * play]]);
    const [row] = await tonada.readStatements();
    const statement = await readStatement({ artistId: faro }, row?.id ?? '');
    expect(statement).toMatchObject({
      streams: 7,
      held: [{ rule: 'listener', plays: 12, earnings: (12 * play) / 1_000_000 }],
      tracks: [{ id: 'trk_2', streams: 7 }],
      countries: [{ country: 'MX', streams: 7 }],
      sources: [{ source: 'unknown', streams: 7 }],
    });
    const days = await tonada.db.select().from(artistDayTable);
    expect(days.reduce((sum, { streams }) => sum + streams, 0)).toBe(19);
  });

  // Proves screening: Beside the payment
  it('are shown beside the payment until somebody decides', async () => {
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_2', '2026-10-06', 7);
    await tonada.closeBefore('2026-11');
    const readPayments = async () =>
      (await findPayments(tonada.db, { artistId: faro }, { limit: 9, minimum: 100 })).map(
        (payment) => describePayment(payment, 100),
      );
    expect(await readPayments()).toMatchObject([{ period: '2026-10', held: 12 }]);
    await decide('refused');
    const [payment] = await readPayments();
    expect(payment).not.toHaveProperty('held');
  });

  // Proves screening: Decided to count
  it('count with the next closing, to the cent, once they are decided to', async () => {
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_2', '2026-10-06', 7);
    await tonada.closeBefore('2026-11');
    await decide('counted');
    await tonada.closeBefore('2026-12');
    expect(await readLines()).toEqual([
      ['2026-10', faro, '2026-10', 7, 7 * play],
      ['2026-11', faro, '2026-10', 12, 12 * play],
    ]);
    const { rows } = await tonada.db.execute<{ earned: number; payable: number }>(sql`
      select (select sum(earned)::float8 from play) as earned,
        (select sum(payable)::float8 from statement) as payable`);
    expect(rows[0]?.earned).toBe(19 * play);
    expect(rows[0]?.payable).toBe(
      Math.round((7 * play) / 10_000) + Math.round((12 * play) / 10_000),
    );
    await tonada.closeBefore('2027-01');
    expect(await readLines()).toHaveLength(2);
  });

  // Proves screening: Refused
  it('never count once they are refused, even if their month changes again', async () => {
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await tonada.closeBefore('2026-11');
    await decide('refused');
    await hear(fan, 'trk_2', '2026-10-06', 2);
    await tonada.closeBefore('2026-12');
    expect(await readLines()).toEqual([['2026-11', faro, '2026-10', 2, 2 * play]]);
  });

  // Proves screening: All held
  it('are a statement of nothing if they are all, so that the artist reads why', async () => {
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_3', '2026-10-05', 1);
    await tonada.closeBefore('2026-11');
    const statements = await tonada.readStatements();
    expect(statements).toMatchObject([
      { artistId: faro, streams: 0, earned: 0, payable: 0, lines: [] },
      { artistId: uno, streams: 1 },
    ]);
    expect(await tonada.db.select().from(statementHeldTable)).toMatchObject([
      { statementId: statements[0]?.id, rule: 'listener', plays: 12 },
    ]);
    expect(await tonada.readPayouts()).toHaveLength(1);
  });

  // Proves screening: Contracts
  it('are noted by the contract of their day, and taken off its statement', async () => {
    const terms = { artistId: faro, startsOn: '2026-10-10', royaltyRate: 60 };
    const labelId = await addLabelContract(tonada.db, 'Casa', terms);
    await hear(bot, 'trk_1', '2026-10-05', 6);
    await hear(bot, 'trk_1', '2026-10-20', 6);
    await hear(fan, 'trk_2', '2026-10-21', 1);
    await tonada.closeBefore('2026-11');
    const notes = await tonada.db.select().from(statementHeldTable);
    const byLabel = (await tonada.readStatements()).map(({ id, labelId: label, streams }) => [
      label,
      streams,
      notes.find(({ statementId }) => statementId === id)?.plays,
    ]);
    expect(new Set(byLabel)).toEqual(
      new Set([
        [labelId, 1, 6],
        [null, 0, 6],
      ]),
    );
    expect(await tonada.readCommissions()).toHaveLength(1);
  });

  // Proves screening: A month that cannot be screened
  it('keep their month open while it cannot be screened, with the reason', async () => {
    const { db } = tonada;
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await db.execute(sql`alter table play_flag add constraint none check (false)`);
    await expect(tonada.closeBefore('2026-11')).rejects.toThrow('insert into "play_flag"');
    await db.execute(sql`alter table play_flag drop constraint none`);
    expect(await tonada.readStatements()).toEqual([]);
    const late = await findLateClosing(db, new Date('2026-11-03T00:00:00Z'));
    expect(late).toMatchObject({ month: '2026-10' });
    expect(late?.lastFailure?.reason).toContain('none');
    await tonada.closeBefore('2026-11');
    expect(await tonada.readStatements()).toMatchObject([{ streams: 0 }]);
  });

  // Proves screening: Paid by listener
  it('take no part in paying by listener', async () => {
    await switchSetting(tonada.db, 'payByListener', true);
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_2', '2026-10-06', 3);
    await hear(fan, 'trk_3', '2026-10-06', 1);
    await tonada.closeBefore('2026-11');
    await switchSetting(tonada.db, 'payByListener', false);
    const compared = await tonada.db.select().from(payComparisonTable);
    expect(
      compared.map(({ artistId, streams, listeners, proRata, userCentric }) => [
        artistId,
        streams,
        listeners,
        proRata,
        userCentric,
      ]),
    ).toEqual([
      [faro, 3, 1, 3 * play, 3 * play],
      [uno, 1, 1, play, play],
    ]);
  });
});
