import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPlays } from '../../../testing/add-plays.ts';
import { uno } from '../../../testing/start-payment-app.ts';
import { longAgo, type ScreeningApp, startScreening } from '../../../testing/start-screening.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { userTable } from '../../people/user/user.table.ts';
import { flagGroupTable, playFlagTable } from './play-flag.table.ts';
import { screeningMonthTable, screeningNetworkTable } from './screening.table.ts';
import { evenPace } from '../../../platform/pace.ts';

let tonada: ScreeningApp;

beforeAll(async () => {
  tonada = await startScreening();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.startAnew());

/** Something for every rule, of two artists. */
async function addHistory() {
  await tonada.turnOn('repeat', { threshold: 6 });
  await tonada.turnOn('hours', { threshold: 2 });
  await tonada.turnOn('listener', { threshold: 40, least: 20 });
  await tonada.turnOn('network', { threshold: 30, least: 8 });
  await tonada.plays(0, 8, { apart: 31 });
  await addPlays(tonada.db, {
    listenerId: tonada.getId(1),
    trackId: 'trk_3',
    from: '2026-10-09T00:00:30Z',
    times: 41,
  });
  for (const person of [2, 3]) {
    await addPlays(tonada.db, {
      listenerId: tonada.getId(person),
      trackId: 'trk_2',
      from: `2026-10-1${person}T10:00:00Z`,
      times: 5,
      apart: 4000,
      networkMark: 'one',
    });
  }
}

async function startOver() {
  for (const table of [flagGroupTable, playFlagTable, screeningMonthTable]) {
    await tonada.db.delete(table);
  }
}

describe('a screening', () => {
  // Proves screening: Interrupted
  it('is the same if interrupted after every slice', async () => {
    await addHistory();
    await tonada.screen();
    const [whole, groups] = [await tonada.readFlags(), await tonada.readGroups()];
    expect(new Set(whole.map(({ rule }) => rule))).toEqual(new Set(['repeat', 'hours', 'network']));
    await startOver();
    let slices = 0;
    for (let isDone = false; !isDone;) {
      const stop = new AbortController();
      const onSlice = () => {
        slices += 1;
        stop.abort();
      };
      isDone = await tonada.screen({ signal: stop.signal, onSlice, pace: evenPace(3) }).then(
        () => true,
        () => false,
      );
    }
    expect(slices).toBeGreaterThan(12);
    expect(await tonada.readFlags()).toEqual(whole);
    expect(await tonada.readGroups()).toEqual(groups);
    expect(await tonada.db.$count(screeningNetworkTable)).toBe(0);
  });

  // Proves screening: Two servers
  it('is the same with two servers, which do no slice twice', async () => {
    await addHistory();
    let alone = 0;
    await tonada.screen({ pace: evenPace(3), onSlice: () => (alone += 1) });
    const [whole, groups] = [await tonada.readFlags(), await tonada.readGroups()];
    await startOver();
    let together = 0;
    const options = { pace: evenPace(3), onSlice: () => (together += 1) };
    await Promise.all([tonada.screen(options), tonada.screen(options)]);
    expect(await tonada.readFlags()).toEqual(whole);
    expect(await tonada.readGroups()).toEqual(groups);
    expect(together).toBe(alone);
  });

  // Proves screening: Deleted accounts
  it('flags plays of deleted accounts, whenever they are deleted', async () => {
    await tonada.turnOn('listener', { threshold: 50, least: 4 });
    const gone = await tonada.signIn({ country: 'MX', createdAt: new Date(longAgo) });
    await addPlays(tonada.db, {
      listenerId: gone.id,
      trackId: 'trk_1',
      from: '2026-10-05T10:00:00Z',
      times: 5,
    });
    await countFigures(tonada.db);
    await tonada.db.delete(userTable).where(eq(userTable.id, gone.id));
    await tonada.screen({ pace: evenPace(2) });
    expect(await tonada.readFlags()).toHaveLength(5);
  });

  // Proves screening: The sums
  it('adds up to what plain SQL counts of the plays', async () => {
    await addHistory();
    await tonada.screen();
    const { rows } = await tonada.db.execute(sql`
      select artist_id as "artistId", rule, count(*)::int as plays, sum(play.earned)::int as earned
      from play_flag join play on play.id = play_id group by 1, 2 order by 1, 2`);
    expect(await tonada.readGroups()).toMatchObject(rows);
    expect(rows).not.toEqual([]);
  });

  // Proves screening: Rules that change later
  it('keeps the rules of its start: later ones change nothing in it, nor does a second run', async () => {
    await tonada.turnOn('listener', { threshold: 50, least: 5 });
    await tonada.plays(0, 4);
    await tonada.screen();
    await tonada.turnOn('listener', { threshold: 1, least: 1 });
    await tonada.screen();
    expect(await tonada.readFlags()).toEqual([]);
  });

  // Proves screening: Late plays
  it('takes late plays with the next month, by the rules of their own', async () => {
    await tonada.turnOn('listener', { threshold: 50, least: 5 });
    await tonada.plays(0, 4);
    await tonada.closeBefore('2026-11');
    expect(await tonada.readFlags()).toEqual([]);
    await tonada.turnOn('listener', { threshold: 50, least: 500 });
    await addPlays(tonada.db, {
      listenerId: tonada.getId(0),
      trackId: 'trk_1',
      from: '2026-10-30T10:00:00Z',
      times: 1,
    });
    await tonada.closeBefore('2026-12');
    expect(await tonada.readFlags()).toHaveLength(5);
    expect(await tonada.readGroups()).toMatchObject([
      { month: '2026-10', notedIn: '2026-11', plays: 5 },
    ]);
    const lines = (await tonada.readStatements()).flatMap((statement) => statement.lines);
    expect(lines.map(({ streams, earned }) => [streams, earned])).toEqual([
      [4, 4 * 5_460],
      [-4, -4 * 5_460],
    ]);
  });

  it('leaves artists alone whose plays are not concerned', async () => {
    await tonada.turnOn('listener', { threshold: 50, least: 5 });
    await tonada.plays(0, 5);
    await tonada.plays(0, 3, { trackId: 'trk_3', apart: 5_000 });
    await tonada.screen();
    expect((await tonada.readFlags()).map(({ artist }) => artist)).not.toContain(uno);
  });
});
