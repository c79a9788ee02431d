import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffActionList } from '#contract/administration.ts';
import type { PlanIncome, PlayReview, ScreeningRules } from '#contract/play-review.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { startRoyalties } from '../../../testing/start-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { defaultRules } from '../../money/play-screening/rule-book.ts';
import { writeRule } from '../../money/play-screening/screening-rule.repository.ts';
import { accountDayTable } from '../user-administration/account-day.table.ts';

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let bot: SignedIn;

beforeAll(async () => {
  tonada = await startRoyalties();
  bot = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(artistMemberTable);
});

/** Twelve plays of each artist in October are held, and the month is closed. */
async function holdSome() {
  await writeRule(tonada.db, 'listener', { ...defaultRules.listener, least: 10 });
  for (const trackId of ['trk_1', 'trk_3']) {
    const from = `2026-10-0${trackId.at(-1)}T10:00:00Z`;
    await addPlays(tonada.db, { listenerId: bot.id, trackId, from, times: 12, networkMark: 'one' });
  }
  await tonada.closeBefore('2026-11');
  return readReview();
}

const readReview = async () => (await tonada.call('GET', 'play-review')).json<PlayReview>();

const decide = (groups: readonly string[], verdict: string, who?: SignedIn) =>
  tonada.call('POST', 'play-review/decisions', {
    payload: { groups, verdict, reason: 'Un solo oyente' },
    ...(who && { who }),
  });

const getGroup = ({ held }: PlayReview, artistId: string) =>
  held.find(({ artist }) => artist.id === artistId)?.id ?? '';

describe('the review', () => {
  // Proves screening: The list
  it('lists what is held by artist and rule, with the evidence and without any person', async () => {
    const { held, decided } = await holdSome();
    expect(decided).toEqual([]);
    expect(held.map(({ id: _, ...group }) => group)).toEqual(
      [
        { id: faro, name: 'Faro Norte', day: '2026-10-01' },
        { id: uno, name: 'Uno', day: '2026-10-03' },
      ].map(({ day, ...artist }) => ({
        artist,
        rule: 'listener',
        month: '2026-10',
        firstDay: day,
        lastDay: day,
        plays: 12,
        share: 100,
        earnings: 0.06552,
        listeners: 1,
        networks: 1,
        days: 1,
      })),
    );
    expect(JSON.stringify(held)).not.toContain(bot.id);
  });

  // Proves screening: For good
  it('keeps a decision with who, when and why, for good', async () => {
    const review = await holdSome();
    const id = getGroup(review, faro);
    const answer = await decide([id], 'refused');
    expect(answer.statusCode).toBe(200);
    const { held, decided } = answer.json<PlayReview>();
    expect(held.map(({ artist }) => artist.id)).toEqual([uno]);
    expect(decided).toMatchObject([
      {
        id,
        verdict: 'refused',
        reason: 'Un solo oyente',
        by: 'Jefa',
        at: tonada.clock().toISOString(),
      },
    ]);
    const kept = { cause: { message: 'the ledger keeps what it has' } };
    for (const change of [
      sql`update flag_decision set verdict = 'counted'`,
      sql`delete from flag_decision`,
    ]) {
      await expect(tonada.db.execute(change)).rejects.toMatchObject(kept);
    }
    expect((await readStaffActions(tonada.db)).at(-1)).toMatchObject({
      action: 'screening.refuse',
      targetName: 'Faro Norte',
      after: { rule: 'listener', month: '2026-10', plays: 12, reason: 'Un solo oyente' },
    });
  });

  // Proves screening: Several at once
  it('decides several at once or, if one is decided already, none', async () => {
    const review = await holdSome();
    const ids = [faro, uno].map((artist) => getGroup(review, artist));
    await decide([ids[0] ?? ''], 'refused');
    const late = await decide(ids, 'counted');
    expect(late.statusCode).toBe(409);
    expect((await readReview()).held.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await decide(['nada'], 'counted')).statusCode).toBe(404);
    const both = await Promise.all([
      decide([ids[1] ?? ''], 'counted'),
      decide([ids[1] ?? ''], 'refused'),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  // Proves screening: Paid later
  it('pays with the next closing what was decided to count', async () => {
    const review = await holdSome();
    await decide([getGroup(review, uno)], 'counted');
    await tonada.closeBefore('2026-12');
    const lines = (await tonada.readStatements()).flatMap(({ artistId, month, lines: its }) =>
      its.map(({ month: of, streams, earned }) => [artistId, month, of, streams, earned]),
    );
    expect(lines).toEqual([[uno, '2026-11', '2026-10', 12, 12 * 5_460]]);
  });

  // Proves screening: A second person
  it('needs a second person if it pays the one who decides, though not to refuse', async () => {
    const review = await holdSome();
    const id = getGroup(review, faro);
    await tonada.db.insert(artistMemberTable).values({ artistId: faro, userId: tonada.admin.id });
    const other = await tonada.signIn({ role: 'admin', displayName: 'Tesorera' });
    const refused = await decide([id], 'counted');
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ProblemBody>().error).toContain('Puede hacerlo Tesorera');
    expect((await decide([id], 'counted', other)).statusCode).toBe(200);
    expect((await decide([getGroup(review, uno)], 'refused')).statusCode).toBe(200);
  });

  // Proves screening: Access
  it.each(['user', 'artist', 'label', 'editorial'] as const)('is closed to a %s', async (role) => {
    const who = await tonada.signIn({ role });
    for (const path of ['play-review', 'play-review/rules', 'play-review/income']) {
      expect((await tonada.call('GET', path, { who })).statusCode).toBe(403);
    }
    expect((await decide(['nada'], 'counted', who)).statusCode).toBe(403);
  });
});

describe('the rules', () => {
  const read = async () =>
    (await tonada.call('GET', 'play-review/rules')).json<ScreeningRules>().rules;

  const change = (rule: keyof typeof defaultRules, changes: object, seen = defaultRules[rule]) =>
    tonada.call('PUT', `play-review/rules/${rule}`, {
      payload: { seen, changes: { ...seen, ...changes } },
    });

  // Proves screening: Changing a rule
  it('have defaults, and are changed with a log of both values', async () => {
    expect(await read()).toEqual(
      ['repeat', 'hours', 'young', 'listener', 'network'].map((rule) => ({
        rule,
        ...defaultRules[rule as keyof typeof defaultRules],
      })),
    );
    const answer = await change('hours', { threshold: 18 });
    expect(answer.json<ScreeningRules>().rules[1]).toMatchObject({ rule: 'hours', threshold: 18 });
    expect((await readStaffActions(tonada.db)).at(-1)).toMatchObject({
      action: 'screening.change',
      targetId: 'hours',
      before: defaultRules.hours,
      after: { ...defaultRules.hours, threshold: 18 },
    });
  });

  // Proves screening: Changed meanwhile
  it('are not changed from what somebody else changed since', async () => {
    await change('hours', { threshold: 18 });
    expect((await change('hours', { threshold: 16 })).statusCode).toBe(409);
    expect((await read())[1]).toMatchObject({ threshold: 18 });
  });

  // Proves screening: What a rule cannot be
  it.each([
    ['listener', { threshold: 101 }],
    ['hours', { threshold: 25 }],
    ['hours', { least: 3 }],
    ['young', { days: 31 }],
    ['young', { days: null }],
    ['repeat', { threshold: 0 }],
  ] as const)('of %s cannot be %o', async (rule, changes) => {
    expect((await change(rule, changes)).statusCode).toBe(400);
    expect(await read()).toContainEqual({ rule, ...defaultRules[rule] });
  });

  // Proves screening: Undone
  it('are put back by undoing the change, unless they changed again', async () => {
    await change('young', { days: 14 });
    const undoLast = async () => {
      const list = (await tonada.call('GET', 'actions')).json<StaffActionList>();
      const done = list.actions.find(({ action }) => action === 'screening.change');
      return tonada.call('POST', `actions/${done?.id}/undo`);
    };
    expect((await undoLast()).statusCode).toBe(204);
    expect(await read()).toContainEqual({ rule: 'young', ...defaultRules.young });
    await change('young', { days: 21 });
    await writeRule(tonada.db, 'young', { ...defaultRules.young, days: 3 });
    expect((await undoLast()).statusCode).toBe(409);
  });
});

describe('the income of the plans', () => {
  // Proves screening: Income and what is paid
  it('stands beside what was paid and held of each closed month', async () => {
    await tonada.db.delete(accountDayTable);
    await tonada.db.insert(accountDayTable).values([
      { day: '2026-10-01', payingAccounts: 1, monthlyCents: 900 },
      { day: '2026-10-31', payingAccounts: 3, monthlyCents: 2_100 },
    ]);
    const review = await holdSome();
    await decide([getGroup(review, faro)], 'refused');
    await tonada.closeBefore('2026-12');
    const { months } = (await tonada.call('GET', 'play-review/income')).json<PlanIncome>();
    expect(months).toEqual([
      { month: '2026-11', plans: null, artists: 0, labels: 0, held: 0, rest: null },
      { month: '2026-10', plans: 15, artists: 0, labels: 0, held: 0.07, rest: 14.93 },
    ]);
  });
});
