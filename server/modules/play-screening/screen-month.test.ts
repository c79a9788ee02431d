import { asc, eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RuleSettings } from '#contract/play-review.ts';
import { type ScreeningRule, screeningRules } from '#contract/screening-rules.ts';
import { addPlays } from '../../testing/add-plays.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../testing/start-payment-app.ts';
import type { SignedIn } from '../../testing/start-test-app.ts';
import { countFigures } from '../figures/count-figures.ts';
import { askForRecounts } from '../figures/recount.repository.ts';
import { recountFigures } from '../figures/recount-figures.ts';
import { playTable } from '../play/play.table.ts';
import { userTable } from '../user/user.table.ts';
import { flagGroupTable, playFlagTable } from './play-flag.table.ts';
import { defaultRules } from './rule-book.ts';
import { type ScreeningOptions, screenPlays } from './screen-month.ts';
import { writeRule } from './screening-rule.repository.ts';
import { screeningMonthTable, screeningNetworkTable } from './screening.table.ts';

const month = '2026-10';
const year = '2025-01-01T00:00:00Z';

let tonada: PaymentApp;
let people: SignedIn[];

beforeAll(async () => {
  tonada = await startPaymentApp();
  people = [];
  for (let person = 0; person < 4; person += 1) {
    people.push(
      await tonada.signIn({
        country: 'MX',
        subscriptionType: 'premium',
        createdAt: new Date(year),
      }),
    );
  }
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.clear();
  for (const rule of screeningRules) {
    await writeRule(tonada.db, rule, { ...defaultRules[rule], isOn: false });
  }
});

const getId = (person: number) => people[person]?.id ?? '';

const turnOn = (rule: ScreeningRule, settings: Partial<RuleSettings> = {}) =>
  writeRule(tonada.db, rule, { ...defaultRules[rule], ...settings });

async function screen(options?: ScreeningOptions) {
  await countFigures(tonada.db);
  await screenPlays(tonada.db, month, options);
}

const readFlags = () =>
  tonada.db
    .select({
      play: playFlagTable.playId,
      rule: playFlagTable.rule,
      artist: playFlagTable.artistId,
    })
    .from(playFlagTable)
    .orderBy(asc(playFlagTable.playId));

async function readGroups() {
  const rows = await tonada.db
    .select()
    .from(flagGroupTable)
    .orderBy(asc(flagGroupTable.artistId), asc(flagGroupTable.rule));
  return rows.map(({ id: _, ...row }) => row);
}

type Case = {
  rule: ScreeningRule;
  settings: Partial<RuleSettings>;
  /** Adds as many plays as the rule needs, less what is missing. */
  add: (missing: number) => Promise<void>;
  flagged: number;
};

const plays = (person: number, times: number, more: { trackId?: string; apart?: number } = {}) =>
  addPlays(tonada.db, {
    listenerId: getId(person),
    trackId: 'trk_1',
    from: '2026-10-05T00:00:30Z',
    times,
    ...more,
  });

const cases: Case[] = [
  {
    rule: 'repeat',
    settings: { threshold: 6 },
    add: (missing) => plays(0, 6 - missing, { apart: 31 }),
    flagged: 6,
  },
  {
    rule: 'hours',
    settings: { threshold: 2 },
    // Songs of three minutes, without a pause.
    add: (missing) => plays(0, 40 - missing),
    flagged: 40,
  },
  {
    rule: 'young',
    settings: { threshold: 50, least: 5, days: 7 },
    async add(missing) {
      const createdAt = new Date('2026-10-01T00:00:00Z');
      const fresh = await tonada.signIn({ country: 'MX', createdAt });
      const from = '2026-10-07T23:00:00Z';
      await addPlays(tonada.db, {
        listenerId: fresh.id,
        trackId: 'trk_1',
        from,
        times: 5 - missing,
      });
      // No longer young.
      await addPlays(tonada.db, {
        listenerId: fresh.id,
        trackId: 'trk_1',
        from: '2026-10-08T00:00:00Z',
        times: 1,
      });
      await plays(0, 4);
    },
    flagged: 5,
  },
  {
    rule: 'listener',
    settings: { threshold: 50, least: 5 },
    async add(missing) {
      await plays(0, 5 - missing);
      await plays(1, 5);
      await tonada.db
        .update(playTable)
        .set({ listenerNumber: null })
        .where(eq(playTable.listenerId, getId(1)));
    },
    flagged: 5,
  },
  {
    rule: 'network',
    settings: { threshold: 50, least: 6 },
    async add(missing) {
      for (const person of [0, 1, 2]) {
        await addPlays(tonada.db, {
          listenerId: getId(person),
          trackId: person === 0 ? 'trk_1' : 'trk_2',
          from: `2026-10-0${person + 2}T10:00:00Z`,
          times: 2 - (person === 2 ? missing : 0),
          networkMark: 'one',
        });
      }
      await addPlays(tonada.db, {
        listenerId: getId(3),
        trackId: 'trk_1',
        from: '2026-10-08T10:00:00Z',
        times: 5,
        networkMark: 'other',
      });
    },
    flagged: 6,
  },
];

describe.each(cases)('the rule $rule', ({ rule, settings, add, flagged }) => {
  it('flags from its threshold on', async () => {
    await turnOn(rule, settings);
    await add(0);
    await screen();
    const flags = await readFlags();
    expect(flags.map((flag) => flag.rule)).toEqual(Array.from({ length: flagged }, () => rule));
    expect(await readGroups()).toMatchObject([{ artistId: faro, rule, plays: flagged, month }]);
  });

  it('flags nothing one play below', async () => {
    await turnOn(rule, settings);
    await add(1);
    await screen();
    expect(await readFlags()).toEqual([]);
    expect(await readGroups()).toEqual([]);
  });

  it('flags nothing while it is off', async () => {
    await turnOn(rule, { ...settings, isOn: false });
    await add(0);
    await screen();
    expect(await readFlags()).toEqual([]);
  });
});

it('a share below the threshold is not flagged, however many plays it has', async () => {
  await turnOn('listener', { threshold: 51, least: 1 });
  await plays(0, 5);
  await plays(1, 5);
  await screen();
  expect(await readFlags()).toEqual([]);
});

it('a fan of one small artist, eight hours a day, is not flagged by the default rules', async () => {
  const { db } = tonada;
  for (const rule of screeningRules) await turnOn(rule);
  await db
    .update(userTable)
    .set({ createdAt: new Date('2026-10-01T00:00:00Z') })
    .where(eq(userTable.id, getId(0)));
  await db.execute(sql`
    insert into play (id, listener_id, listener_number, track_id, played_at, earned, network_mark, account_days)
    select 'fan-' || day || '-' || song, person.id, person.number, 'trk_3',
      ('2026-10-' || lpad(day::text, 2, '0') || 'T08:00:30Z')::timestamptz + song * interval '3 minutes',
      5460, 'home', day - 1
    from generate_series(1, 31) as day, generate_series(0, 159) as song, "user" as person
    where person.id = ${getId(0)}`);
  await askForRecounts(db);
  await recountFigures(db);
  await screen();
  expect(await db.$count(playTable)).toBe(31 * 160);
  expect(await readFlags()).toEqual([]);
  await db
    .update(userTable)
    .set({ createdAt: new Date(year) })
    .where(eq(userTable.id, getId(0)));
});

it('songs that are skipped after half a minute take no more time than that', async () => {
  await turnOn('hours', { threshold: 2 });
  for (const trackId of ['trk_1', 'trk_2']) {
    const from = `2026-10-05T00:0${trackId === 'trk_1' ? 0 : 1}:00Z`;
    await addPlays(tonada.db, { listenerId: getId(0), trackId, from, times: 50, apart: 120 });
  }
  await screen();
  expect(await readFlags()).toEqual([]);
});

/** Something for every rule, of two artists. */
async function addHistory() {
  await turnOn('repeat', { threshold: 6 });
  await turnOn('hours', { threshold: 2 });
  await turnOn('listener', { threshold: 40, least: 20 });
  await turnOn('network', { threshold: 30, least: 8 });
  await plays(0, 8, { apart: 31 });
  await addPlays(tonada.db, {
    listenerId: getId(1),
    trackId: 'trk_3',
    from: '2026-10-09T00:00:30Z',
    times: 41,
  });
  for (const person of [2, 3]) {
    await addPlays(tonada.db, {
      listenerId: getId(person),
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
  it('is the same if interrupted after every slice', async () => {
    await addHistory();
    await screen();
    const [whole, groups] = [await readFlags(), await readGroups()];
    expect(new Set(whole.map(({ rule }) => rule))).toEqual(new Set(['repeat', 'hours', 'network']));
    await startOver();
    let slices = 0;
    for (let isDone = false; !isDone;) {
      const stop = new AbortController();
      const onSlice = () => {
        slices += 1;
        stop.abort();
      };
      isDone = await screen({ signal: stop.signal, onSlice, playsAtOnce: 3 }).then(
        () => true,
        () => false,
      );
    }
    expect(slices).toBeGreaterThan(12);
    expect(await readFlags()).toEqual(whole);
    expect(await readGroups()).toEqual(groups);
    expect(await tonada.db.$count(screeningNetworkTable)).toBe(0);
  });

  it('is the same with two servers, which do no slice twice', async () => {
    await addHistory();
    let alone = 0;
    await screen({ playsAtOnce: 3, onSlice: () => (alone += 1) });
    const [whole, groups] = [await readFlags(), await readGroups()];
    await startOver();
    let together = 0;
    const options = { playsAtOnce: 3, onSlice: () => (together += 1) };
    await Promise.all([screen(options), screen(options)]);
    expect(await readFlags()).toEqual(whole);
    expect(await readGroups()).toEqual(groups);
    expect(together).toBe(alone);
  });

  it('flags plays of deleted accounts, whenever they are deleted', async () => {
    await turnOn('listener', { threshold: 50, least: 4 });
    const gone = await tonada.signIn({ country: 'MX', createdAt: new Date(year) });
    await addPlays(tonada.db, {
      listenerId: gone.id,
      trackId: 'trk_1',
      from: '2026-10-05T10:00:00Z',
      times: 5,
    });
    await countFigures(tonada.db);
    await tonada.db.delete(userTable).where(eq(userTable.id, gone.id));
    await screen({ playsAtOnce: 2 });
    expect(await readFlags()).toHaveLength(5);
  });

  it('adds up to what plain SQL counts of the plays', async () => {
    await addHistory();
    await screen();
    const { rows } = await tonada.db.execute(sql`
      select artist_id as "artistId", rule, count(*)::int as plays, sum(play.earned)::int as earned
      from play_flag join play on play.id = play_id group by 1, 2 order by 1, 2`);
    expect(await readGroups()).toMatchObject(rows);
    expect(rows).not.toEqual([]);
  });

  it('keeps the rules of its start: later ones change nothing in it, nor does a second run', async () => {
    await turnOn('listener', { threshold: 50, least: 5 });
    await plays(0, 4);
    await screen();
    await turnOn('listener', { threshold: 1, least: 1 });
    await screen();
    expect(await readFlags()).toEqual([]);
  });

  it('takes late plays with the next month, by the rules of their own', async () => {
    await turnOn('listener', { threshold: 50, least: 5 });
    await plays(0, 4);
    await tonada.closeBefore('2026-11');
    expect(await readFlags()).toEqual([]);
    await turnOn('listener', { threshold: 50, least: 500 });
    await addPlays(tonada.db, {
      listenerId: getId(0),
      trackId: 'trk_1',
      from: '2026-10-30T10:00:00Z',
      times: 1,
    });
    await tonada.closeBefore('2026-12');
    expect(await readFlags()).toHaveLength(5);
    expect(await readGroups()).toMatchObject([{ month, notedIn: '2026-11', plays: 5 }]);
    const lines = (await tonada.readStatements()).flatMap((statement) => statement.lines);
    expect(lines.map(({ streams, earned }) => [streams, earned])).toEqual([
      [4, 4 * 5_460],
      [-4, -4 * 5_460],
    ]);
  });

  it('leaves artists alone whose plays are not concerned', async () => {
    await turnOn('listener', { threshold: 50, least: 5 });
    await plays(0, 5);
    await plays(0, 3, { trackId: 'trk_3', apart: 5_000 });
    await screen();
    expect((await readFlags()).map(({ artist }) => artist)).not.toContain(uno);
  });
});
