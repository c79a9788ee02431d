import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { labelInfoSchema } from '#contract/label.ts';
import { paymentsSchema, statementSchema } from '#contract/statement.ts';
import { roleSchema } from '#contract/user.ts';
import { hasSqlState } from '../../platform/database/sql-state.ts';
import { addTracks } from '../../testing/add-catalogue.ts';
import { addLabelContract } from '../../testing/add-label-contract.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { createRandom } from '../demo/random.ts';
import { artistToRecountTable } from '../figures/artist-summary.table.ts';
import { importFigures } from '../figures/import-figures.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { askForRecounts } from '../figures/recount.repository.ts';
import { recountFigures } from '../figures/recount-figures.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { recordPlay } from '../play/play.repository.ts';
import { playTable } from '../play/play.table.ts';
import type { PlaySource } from '../play/play-source.ts';
import { closeMonths, closeNamedMonth, payMonth } from './close-months.ts';
import { closedMonthTable, payoutTable, statementTable } from './statement.table.ts';

const [faro, uno] = ['art_faro-norte', 'art_uno'] as const;
const tracks = ['trk_1', 'trk_2', 'trk_3'] as const;
const foreignKey = '23503';
const unfit = '23514';

let tonada: TestApp;
let listener: string;
const people: Record<string, SignedIn> = {};

/** The first moment of a month, and of the one after it. */
const start = (month: string) => new Date(`${month}-01T00:00:00Z`);

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  const { db } = tonada;
  await addTracks(db, [
    { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
    { id: 'trk_2', title: 'Marea', artist: 'Faro Norte' },
    { id: 'trk_3', title: 'Nada', artist: 'Uno' },
  ]);
  // A play of theirs earns 5460 millionths.
  listener = (await tonada.signIn({ country: 'MX', subscriptionType: 'premium' })).id;
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  for (const artistId of [faro, uno]) {
    const person = await tonada.signIn({ role: 'artist' });
    await db.insert(artistMemberTable).values({ artistId, userId: person.id });
    people[artistId] = person;
  }
});
afterAll(() => tonada.close());

beforeEach(async () => {
  const { db } = tonada;
  for (const table of [payoutTable, statementTable, closedMonthTable, playTable]) {
    await db.delete(table);
  }
  await db.delete(importedDayTable);
  await db.delete(labelContractTable);
  await askForRecounts(db);
  await recountFigures(db);
});

const play = (trackId: string, playedAt: string, source?: PlaySource) =>
  recordPlay(tonada.db, {
    listenerId: listener,
    trackId,
    playedAt: new Date(playedAt),
    ...(source && { source }),
  });

const readStatements = () =>
  tonada.db
    .select()
    .from(statementTable)
    .orderBy(statementTable.month, statementTable.artistId, statementTable.labelId);

const readPayouts = () => tonada.db.select().from(payoutTable);

const close = (before: string) => closeMonths(tonada.db, start(before));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function ask(call: string, who?: string, query = '') {
  const headers = who === undefined ? {} : people[who]?.headers;
  return tonada.app.inject({ url: `/api/artist/${call}${query}`, headers: headers ?? {} });
}

describe('a closed month', () => {
  it('is a statement for each artist and label, with what was played here and what was imported apart', async () => {
    const labelId = await addLabelContract(tonada.db, 'Casa', {
      artistId: faro,
      royaltyRate: 62.55,
    });
    await play('trk_1', '2026-09-30T23:59:59.999Z', { kind: 'playlist', playlistId: 'pls_1' });
    await play('trk_2', '2026-09-01T00:00:00Z');
    await play('trk_1', '2026-10-01T00:00:00Z');
    await play('trk_3', '2026-09-15T12:00:00Z');
    await importFigures(
      tonada.db,
      `artist,day,country,source,streams,earnings\n${faro},2026-09-10,CL,playlist,1000,4.1\n${faro},2026-09-11,,,10,0.05`,
    );
    await close('2026-10');
    const statements = await readStatements();
    expect(
      statements.map(({ artistId, labelId: label, month }) => [artistId, label, month]),
    ).toEqual([
      [faro, labelId, '2026-09'],
      [uno, null, '2026-09'],
    ]);
    expect(statements[0]).toMatchObject({
      streams: 1012,
      earned: 4_150_000 + 2 * 5_460,
      payable: 260,
      carried: 0,
      lines: [
        {
          month: '2026-09',
          origin: 'here',
          royaltyRate: 62.55,
          streams: 2,
          earned: 10_920,
          tracks: { trk_1: [1, 5_460], trk_2: [1, 5_460] },
          countries: { MX: [2, 10_920] },
          sources: { playlist: [1, 5_460], unknown: [1, 5_460] },
        },
        {
          origin: 'elsewhere',
          streams: 1010,
          earned: 4_150_000,
          tracks: { unknown: [1010, 4_150_000] },
          countries: { CL: [1000, 4_100_000], unknown: [10, 50_000] },
          sources: { playlist: [1000, 4_100_000], unknown: [10, 50_000] },
        },
      ],
    });
    expect(statements[1]).toMatchObject({ payable: 1, lines: [{ royaltyRate: 100 }] });
    expect(await readPayouts()).toContainEqual({
      statementId: statements[0]?.id,
      amount: 260,
      streaming: 3,
      playlists: 257,
      radio: 0,
      status: 'pending',
      date: '2026-10-31',
    });
  });

  it('is divided by the days of the contracts that held in it', async () => {
    const { db } = tonada;
    const terms = { artistId: faro, status: 'expired' as const, endsOn: '2026-09-10' };
    const casa = await addLabelContract(db, 'Casa', { ...terms, royaltyRate: 50 });
    const otra = await addLabelContract(db, 'Otra', {
      artistId: faro,
      startsOn: '2026-09-21',
      royaltyRate: 80,
    });
    await play('trk_1', '2026-09-10T23:59:59Z');
    for (const day of ['11', '20']) await play('trk_1', `2026-09-${day}T12:00:00Z`);
    for (const day of ['21', '22', '30']) await play('trk_1', `2026-09-${day}T00:00:00Z`);
    await close('2026-10');
    const shared = (await readStatements()).map(({ labelId, streams, lines }) => [
      labelId,
      streams,
      lines.map(({ royaltyRate }) => royaltyRate),
    ]);
    expect(shared).toHaveLength(3);
    expect(shared).toEqual(
      expect.arrayContaining([
        [casa, 1, [50]],
        [null, 2, [100]],
        [otra, 3, [80]],
      ]),
    );
  });

  it('never changes: what comes late is a line of the next one, at the terms of its own day', async () => {
    const { db } = tonada;
    const terms = { artistId: faro, status: 'expired' as const, endsOn: '2026-09-30' };
    await addLabelContract(db, 'Casa', { ...terms, royaltyRate: 50 });
    await addLabelContract(db, 'Casa', { artistId: faro, startsOn: '2026-10-01', royaltyRate: 80 });
    await play('trk_1', '2026-09-10T12:00:00Z');
    await close('2026-10');
    const closed = await readStatements();
    await play('trk_2', '2026-09-10T12:30:00Z');
    await play('trk_1', '2026-10-05T12:00:00Z');
    await close('2026-10');
    expect(await readStatements()).toEqual(closed);
    await close('2026-11');
    const [first, next, ...more] = await readStatements();
    expect([first, more]).toEqual([closed[0], []]);
    expect(next?.lines).toMatchObject([
      { month: '2026-10', royaltyRate: 80, streams: 1, earned: 5_460 },
      {
        month: '2026-09',
        royaltyRate: 50,
        streams: 1,
        earned: 5_460,
        tracks: { trk_2: [1, 5_460] },
      },
    ]);
    expect(next).toMatchObject({ month: '2026-10', streams: 2, earned: 10_920 });
    await close('2026-12');
    expect(await readStatements()).toHaveLength(2);
  });

  it('that has too much is put right by the next ones, and nothing below zero is paid', async () => {
    const { db } = tonada;
    for (let minute = 10; minute < 30; minute += 1)
      await play('trk_3', `2026-08-10T12:${minute}:00Z`);
    await close('2026-09');
    await db.delete(playTable);
    await play('trk_3', '2026-09-10T12:00:00Z');
    await play('trk_3', '2026-09-11T12:00:00Z');
    await askForRecounts(db);
    await close('2026-10');
    for (let minute = 10; minute < 40; minute += 1)
      await play('trk_3', `2026-10-10T12:${minute}:00Z`);
    await close('2026-11');
    const rows = (await readStatements()).map(({ payable, carried }) => [payable, carried]);
    // Twenty plays; two of them less twenty; thirty.
    expect(rows).toEqual([
      [11, 0],
      [-10, 0],
      [16, -10],
    ]);
    expect((await readPayouts()).map(({ amount }) => amount).toSorted()).toEqual([11, 6]);
  });

  it('has every millionth of random histories, with late plays, changed contracts and imports', async () => {
    const { db } = tonada;
    const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
    const random = createRandom('closed months');
    const draw = (below: number) => Math.floor(random() * below);
    const closed: unknown[] = [];
    for (const [index, month] of months.entries()) {
      for (let count = 0; count < 40; count += 1) {
        const of = months[draw(index + 1)];
        const day = String(1 + draw(28)).padStart(2, '0');
        const source = ([{ kind: 'liked' }, { kind: 'playlist', playlistId: 'pls_1' }] as const)[
          draw(3)
        ];
        await play(tracks[draw(3)] ?? 'trk_1', `${of}-${day}T23:59:59Z`, source);
      }
      if (index % 2 === 0) {
        const earned = draw(90_000) / 1_000;
        await importFigures(
          db,
          `artist,day,streams,earnings\n${faro},2026-06-10,${draw(90)},${earned}`,
        );
        await db.delete(labelContractTable);
        await addLabelContract(db, `Casa ${index}`, {
          artistId: faro,
          royaltyRate: draw(10_000) / 100,
          startsOn: `2026-0${6 + draw(3)}-1${draw(9)}`,
        });
      }
      await closeMonths(db, start(months[index + 1] ?? '2026-12'));
      const statements = await readStatements();
      expect(statements.filter((row) => row.month < month)).toEqual(closed);
      closed.splice(0, closed.length, ...statements);
      const { rows } = await db.execute<{ earned: number; streams: number }>(sql`
        select sum(earned)::float8 as earned, sum(streams)::float8 as streams from (
          select earned, 1 as streams from play
          union all select earned, streams from imported_day) as counted`);
      expect({
        earned: sum(statements.map(({ earned }) => earned)),
        streams: sum(statements.map(({ streams }) => streams)),
      }).toEqual(rows[0]);
      for (const { earned, lines } of statements) {
        expect(sum(lines.map((line) => line.earned))).toBe(earned);
        for (const line of lines) {
          for (const parts of [line.tracks, line.countries, line.sources]) {
            expect(sum(Object.values(parts).map(([, part]) => part))).toBe(line.earned);
          }
        }
      }
    }
  });

  it('is closed once, however many close it at once', async () => {
    await play('trk_1', '2026-09-10T12:00:00Z');
    await play('trk_3', '2026-08-10T12:00:00Z');
    await Promise.all([close('2026-10'), close('2026-10'), close('2026-10')]);
    expect((await readStatements()).map(({ month, streams }) => [month, streams])).toEqual([
      ['2026-08', 1],
      ['2026-09', 1],
    ]);
    expect(await readPayouts()).toHaveLength(2);
  });

  it('that was interrupted is nothing, and whole at the next turn', async () => {
    const { db, app } = tonada;
    await play('trk_1', '2026-10-10T12:00:00Z');
    await db.execute(sql`alter table payout rename to payout_away`);
    const interrupted = await close('2026-11').catch((error: unknown) => error);
    await db.execute(sql`alter table payout_away rename to payout`);
    expect(String(interrupted)).toContain('payout');
    expect([await readStatements(), await db.select().from(closedMonthTable)]).toEqual([[], []]);
    const before = tonada.clock();
    tonada.clock.advance(3_600_000);
    await app.jobs.runDue();
    tonada.clock.set(before);
    expect(await readStatements()).toHaveLength(1);
    expect(await db.select({ month: closedMonthTable.month }).from(closedMonthTable)).toEqual([
      { month: '2026-10' },
    ]);
  });

  it('waits for figures that are being counted anew', async () => {
    await play('trk_1', '2026-10-10T12:00:00Z');
    await askForRecounts(tonada.db);
    await close('2026-11');
    expect(await tonada.db.select().from(artistToRecountTable)).toEqual([]);
    expect(await readStatements()).toMatchObject([{ streams: 1 }]);
  });
});

describe('an operator', () => {
  const now = new Date('2026-11-20T20:00:00Z');

  it.each([
    ['2026-13', '"2026-13" is no month such as 2026-10.'],
    ['october', '"october" is no month such as 2026-10.'],
    ['2026-11', '2026-11 is not over: it can be closed after 2026-11-30.'],
    ['2026-08', '2026-08 is closed already.'],
    ['2026-10', '2026-09 has to be closed before 2026-10.'],
  ])('is refused to close %s', async (month, message) => {
    await play('trk_1', '2026-08-10T12:00:00Z');
    await close('2026-09');
    await expect(closeNamedMonth(tonada.db, month, now)).rejects.toThrow(message);
  });

  it('closes a month, and pays it once', async () => {
    const { db } = tonada;
    await play('trk_1', '2026-10-10T12:00:00Z');
    await expect(payMonth(db, '2026-10', now)).rejects.toThrow('2026-10 is not closed.');
    await closeNamedMonth(db, '2026-10', now);
    expect(await readPayouts()).toMatchObject([{ status: 'pending', date: '2026-11-30' }]);
    expect(await payMonth(db, '2026-10', now)).toEqual({ payouts: 1, amount: 1 });
    expect(await readPayouts()).toMatchObject([{ status: 'paid', date: '2026-11-20' }]);
    await expect(payMonth(db, '2026-10', now)).rejects.toThrow('Nothing of 2026-10 is pending.');
  });
});

describe('what artists read', () => {
  it('is what they are paid, the newest first, each with its parts', async () => {
    const { db } = tonada;
    const casa = {
      artistId: faro,
      startsOn: '2026-09-01',
      royaltyRate: 70,
      paidBefore: 1_000_000n,
    };
    await addLabelContract(db, 'Casa', casa);
    await importFigures(
      db,
      `artist,day,source,streams,earnings\n${faro},2026-08-10,playlist,100,1\n${faro},2026-09-10,playlist,1000,10\n${faro},2026-10-10,liked,2000,20.01`,
    );
    await play('trk_1', '2026-10-10T12:00:00Z');
    for (const before of ['2026-09', '2026-10', '2026-11']) await close(before);
    await payMonth(db, '2026-09', new Date('2026-10-28T12:00:00Z'));
    const payments = paymentsSchema.parse((await ask('payments', faro)).json());
    expect(payments).toMatchObject([
      {
        period: '2026-10',
        amount: 14.01,
        status: 'pending',
        date: '2026-11-30',
        breakdown: { streaming: 14.01, playlists: 0, radio: 0 },
      },
      {
        period: '2026-09',
        amount: 7,
        status: 'paid',
        date: '2026-10-28',
        breakdown: { streaming: 0, playlists: 7, radio: 0 },
      },
      { period: '2026-08', amount: 1, status: 'pending', date: '2026-09-30' },
    ]);
    const label = labelInfoSchema.parse((await ask('label-info', faro)).json());
    expect(label).toMatchObject({ nextPayment: '2026-11-30', totalPaid: 8 });
    const [first] = payments;
    const answer = await ask(`payments/${first?.id}`, faro);
    expect(statementSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      period: '2026-10',
      label: 'Casa',
      streams: 2001,
      earnings: 20.01546,
      payable: 14.01,
      carried: 0,
      lines: [
        { period: '2026-10', isElsewhere: false, royaltyRate: 70, streams: 1, amount: 0 },
        { period: '2026-10', isElsewhere: true, royaltyRate: 70, streams: 2000, amount: 14.01 },
      ],
      tracks: [
        { id: null, title: null, streams: 2000, earnings: 20.01 },
        { id: 'trk_1', title: 'Luna', streams: 1, earnings: 0.00546 },
      ],
      countries: [
        { country: 'unknown', streams: 2000 },
        { country: 'MX', streams: 1 },
      ],
      sources: [
        { source: 'liked', streams: 2000 },
        { source: 'unknown', streams: 1 },
      ],
    });
    expect((await ask(`payments/${first?.id}`, uno)).statusCode).toBe(404);
    expect((await ask(`payments/${first?.id}`, 'admin', `?artist=${uno}`)).statusCode).toBe(404);
    expect((await ask(`payments/${first?.id}`, 'admin', `?artist=${faro}`)).statusCode).toBe(200);
  });

  it('is an empty list before the first month is closed', async () => {
    expect((await ask('payments', uno)).json()).toEqual([]);
  });

  it.each<[string | undefined, string, number]>([
    [undefined, '', 401],
    [undefined, `?artist=${faro}`, 401],
    ['user', '', 403],
    ['label', `?artist=${faro}`, 403],
    ['editorial', `?artist=${faro}`, 403],
    ['artist', '', 404],
    ['artist', `?artist=${faro}`, 404],
    [faro, '', 200],
    [faro, `?artist=${faro}`, 200],
    [faro, `?artist=${uno}`, 404],
    [faro, '?artist=art_unknown', 404],
    [faro, '?month=2026-10', 400],
    ['admin', `?artist=${faro}`, 200],
    ['admin', '?artist=art_unknown', 404],
    ['admin', '', 400],
  ])('%s with "%s" gets %i', async (who, query, status) => {
    expect((await ask('payments', who, query)).statusCode).toBe(status);
    // Of a statement that there is not, whoever may ask is told so.
    const ofStatement = (await ask('payments/none', who, query)).statusCode;
    expect(ofStatement).toBe(status === 200 ? 404 : status);
  });
});

describe('the database', () => {
  const stateOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => [foreignKey, unfit].find((state) => hasSqlState(error, [state])),
    );

  beforeEach(async () => {
    await play('trk_3', '2026-10-10T12:00:00Z');
    await close('2026-11');
  });

  it('keeps a statement and whoever it is of', async () => {
    const { db } = tonada;
    expect(await stateOf(db.delete(statementTable))).toBe(foreignKey);
    expect(await stateOf(db.execute(sql`delete from artist where id = ${uno}`))).toBe(foreignKey);
  });

  it('takes no payout whose parts do not add up', async () => {
    const change = tonada.db.update(payoutTable).set({ radio: 1 });
    expect(await stateOf(change)).toBe(unfit);
    const none = tonada.db.update(payoutTable).set({ amount: 0, streaming: 0 });
    expect(await stateOf(none)).toBe(unfit);
  });
});
