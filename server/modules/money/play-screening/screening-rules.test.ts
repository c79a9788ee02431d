import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RuleSettings } from '#contract/play-review.ts';
import { type ScreeningRule, screeningRules } from '#contract/screening-rules.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { longAgo, type ScreeningApp, startScreening } from '../../../testing/start-screening.ts';
import { askForRecounts } from '../../figures/figures/recount.repository.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: ScreeningApp;

beforeAll(async () => {
  tonada = await startScreening();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.startAnew());

type Case = {
  rule: ScreeningRule;
  settings: Partial<RuleSettings>;
  /** Adds as many plays as the rule needs, less what is missing. */
  add: (missing: number) => Promise<void>;
  flagged: number;
};

const cases: Case[] = [
  {
    rule: 'repeat',
    settings: { threshold: 6 },
    add: (missing) => tonada.plays(0, 6 - missing, { apart: 31 }),
    flagged: 6,
  },
  {
    rule: 'hours',
    settings: { threshold: 2 },
    // Songs of three minutes, without a pause.
    add: (missing) => tonada.plays(0, 40 - missing),
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
      await tonada.plays(0, 4);
    },
    flagged: 5,
  },
  {
    rule: 'listener',
    settings: { threshold: 50, least: 5 },
    async add(missing) {
      await tonada.plays(0, 5 - missing);
      await tonada.plays(1, 5);
      await tonada.db
        .update(playTable)
        .set({ listenerNumber: null })
        .where(eq(playTable.listenerId, tonada.getId(1)));
    },
    flagged: 5,
  },
  {
    rule: 'network',
    settings: { threshold: 50, least: 6 },
    async add(missing) {
      for (const person of [0, 1, 2]) {
        await addPlays(tonada.db, {
          listenerId: tonada.getId(person),
          trackId: person === 0 ? 'trk_1' : 'trk_2',
          from: `2026-10-0${person + 2}T10:00:00Z`,
          times: 2 - (person === 2 ? missing : 0),
          networkMark: 'one',
        });
      }
      await addPlays(tonada.db, {
        listenerId: tonada.getId(3),
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
  // Proves screening: Each rule, from its numbers on
  it('flags from its threshold on', async () => {
    await tonada.turnOn(rule, settings);
    await add(0);
    await tonada.screen();
    const flags = await tonada.readFlags();
    expect(flags.map((flag) => flag.rule)).toEqual(Array.from({ length: flagged }, () => rule));
    expect(await tonada.readGroups()).toMatchObject([
      { artistId: faro, rule, plays: flagged, month: '2026-10' },
    ]);
  });

  // Proves screening: Nothing below
  it('flags nothing one play below', async () => {
    await tonada.turnOn(rule, settings);
    await add(1);
    await tonada.screen();
    expect(await tonada.readFlags()).toEqual([]);
    expect(await tonada.readGroups()).toEqual([]);
  });

  // Proves screening: Switched off
  it('flags nothing while it is off', async () => {
    await tonada.turnOn(rule, { ...settings, isOn: false });
    await add(0);
    await tonada.screen();
    expect(await tonada.readFlags()).toEqual([]);
  });
});

// Proves screening: The share counts too
it('a share below the threshold is not flagged, however many plays it has', async () => {
  await tonada.turnOn('listener', { threshold: 51, least: 1 });
  await tonada.plays(0, 5);
  await tonada.plays(1, 5);
  await tonada.screen();
  expect(await tonada.readFlags()).toEqual([]);
});

// Proves screening: A real fan
it('a fan of one small artist, eight hours a day, is not flagged by the default rules', async () => {
  const { db } = tonada;
  for (const rule of screeningRules) await tonada.turnOn(rule);
  await db
    .update(userTable)
    .set({ createdAt: new Date('2026-10-01T00:00:00Z') })
    .where(eq(userTable.id, tonada.getId(0)));
  await db.execute(sql`
    insert into play (id, listener_id, listener_number, track_id, played_at, earned, network_mark, account_days)
    select 'fan-' || day || '-' || song, person.id, person.number, 'trk_3',
      ('2026-10-' || lpad(day::text, 2, '0') || 'T08:00:30Z')::timestamptz + song * interval '3 minutes',
      5460, 'home', day - 1
    from generate_series(1, 31) as day, generate_series(0, 159) as song, "user" as person
    where person.id = ${tonada.getId(0)}`);
  await askForRecounts(db);
  await recountFigures(db);
  await tonada.screen();
  expect(await db.$count(playTable)).toBe(31 * 160);
  expect(await tonada.readFlags()).toEqual([]);
  await db
    .update(userTable)
    .set({ createdAt: new Date(longAgo) })
    .where(eq(userTable.id, tonada.getId(0)));
});

// Proves screening: What was heard
it('songs that are skipped after half a minute take no more time than that', async () => {
  await tonada.turnOn('hours', { threshold: 2 });
  for (const trackId of ['trk_1', 'trk_2']) {
    const from = `2026-10-05T00:0${trackId === 'trk_1' ? 0 : 1}:00Z`;
    await addPlays(tonada.db, {
      listenerId: tonada.getId(0),
      trackId,
      from,
      times: 50,
      apart: 120,
    });
  }
  await tonada.screen();
  expect(await tonada.readFlags()).toEqual([]);
});
