import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Family, PaidFamily } from '#contract/family.ts';
import { addTracks } from '../../testing/add-catalogue.ts';
import { eventually } from '../../testing/eventually.ts';
import { readDecisions } from '../../testing/read-bell.ts';
import { readOutbox, tokenIn } from '../../testing/read-emails.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../testing/start-test-app.ts';
import { hashPassword } from '../../platform/password.ts';
import { playTable } from '../play/play.table.ts';
import { recordPlay } from '../play/play.repository.ts';
import { familyInviteTable, familyMemberTable } from '../plan/family.table.ts';
import { userTable } from '../user/user.table.ts';

let tonada: TestApp;
let alma: SignedIn;
let bruno: SignedIn;
let passwordHash: string;

const begin = new Date('2026-11-20T20:00:00Z');
const password = 'tres tristes tigres';

beforeAll(async () => {
  tonada = await startTestApp();
  passwordHash = await hashPassword(password);
  await addTracks(tonada.db, [{ id: 'trk_1', title: 'Mar', artist: 'Faro Norte', duration: 40 }]);
});
afterAll(() => tonada.close());

beforeEach(async () => {
  const { clock, db } = tonada;
  clock.set(begin);
  await db.delete(familyMemberTable);
  await db.delete(familyInviteTable);
  alma = await person('Alma', { subscriptionType: 'family', paidUntil: '2026-12-20' });
  bruno = await person('Bruno');
});

let count = 0;
const person = (displayName: string, more: Parameters<TestApp['signIn']>[0] = {}) => {
  count += 1;
  const email = `persona${count}@example.com`;
  return tonada.signIn({ displayName, email, passwordHash, ...more });
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const send = (who: SignedIn | null, method: Method, path: string, payload?: object) =>
  tonada.app.inject({
    method,
    url: `/api/${path}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });

const read = async (who: SignedIn) => (await send(who, 'GET', 'user/family')).json<Family>();
const readPaid = async (who = alma) => (await read(who)) as PaidFamily;

async function makeLink(who = alma): Promise<string> {
  const answer = await send(who, 'POST', 'user/family/link', {});
  expect(answer.statusCode).toBe(200);
  return answer.json<PaidFamily>().link?.token ?? '';
}

const look = (token: string, who: SignedIn | null = null) =>
  send(who, 'POST', 'family/invitation', { token });
const join = (token: string, who: SignedIn) => send(who, 'POST', 'family/members', { token });

async function joined(who = bruno) {
  const answer = await join(await makeLink(), who);
  expect(answer.statusCode).toBe(200);
  return answer;
}

const mayDownload = async (who: SignedIn) =>
  (await send(who, 'GET', 'tracks/trk_1/download')).statusCode === 200;

const subscribe = (who: SignedIn, payload: object) =>
  send(who, 'PUT', 'user/subscription', payload);

const bell = async (who: SignedIn) =>
  (await readDecisions(tonada, who)).map(({ outcome, title, word }) =>
    [outcome, title, word].join(' ').trim(),
  );

describe('an invitation by link', () => {
  // Proves plans: Members have the rights of the plan at once
  it('lets another account download and play on the plan, from its acceptance on', async () => {
    expect(await mayDownload(bruno)).toBe(false);
    const user = (await joined()).json<object>();
    expect(user).toMatchObject({
      subscriptionType: 'free',
      family: { payer: 'Alma', until: null },
    });
    expect(await mayDownload(bruno)).toBe(true);
    const { db } = tonada;
    await recordPlay(db, { listenerId: bruno.id, trackId: 'trk_1', playedAt: tonada.clock() });
    const plays = await db.select().from(playTable).where(eq(playTable.listenerId, bruno.id));
    expect(plays).toMatchObject([{ plan: 'family' }]);
  });

  // Proves plans: The payer sees names and dates alone
  it('shows the payer who joined and since when, and the member who pays', async () => {
    await joined();
    const { members } = await readPaid();
    const since = begin.toISOString();
    expect(members).toEqual([{ id: bruno.id, name: 'Bruno', image: null, since }]);
    expect(await read(bruno)).toEqual({
      part: 'member',
      payer: 'Alma',
      since,
      isRunning: true,
      until: null,
    });
    expect(await bell(alma)).toEqual(['joined Bruno']);
  });

  // Proves plans: An invitation says who invites, to visitors too
  it('can be read by a visitor, and accepted with an account alone', async () => {
    const token = await makeLink();
    const seen = { payer: 'Alma', state: 'open', hasOwnPlan: false };
    expect((await look(token)).json()).toEqual(seen);
    const answer = await send(null, 'POST', 'family/members', { token });
    expect(answer.statusCode).toBe(401);
    expect((await look(token, alma)).json()).toMatchObject({ state: 'own' });
    expect((await join(token, alma)).statusCode).toBe(409);
  });

  it('accepted twice changes nothing', async () => {
    const token = await makeLink();
    const answers = await Promise.all([join(token, bruno), join(token, bruno)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await readPaid()).members).toHaveLength(1);
  });

  // Proves plans: An invitation lasts a week
  it('ends after a week, when it is withdrawn or replaced, and nobody learns which', async () => {
    const first = await makeLink();
    const second = await makeLink();
    const dead = await join(first, bruno);
    expect([dead.statusCode, dead.json<{ error: string }>().error]).toEqual([
      404,
      expect.stringMatching(/^Esta invitación caducó/),
    ]);
    const { link } = await readPaid();
    await send(alma, 'DELETE', `user/family/invites/${link?.id}`);
    expect((await look(second)).statusCode).toBe(404);
    const third = await makeLink();
    tonada.clock.advance(7 * 24 * 3_600_000);
    expect((await look(third)).statusCode).toBe(404);
    const back = await tonada.openSession(bruno.id);
    expect((await join(third, back)).statusCode).toBe(404);
    await tonada.app.jobs.runDue();
    await eventually(async () => expect(await tonada.db.$count(familyInviteTable)).toBe(0));
  });

  // Proves plans: Six accounts, also at once
  it('gives five seats, whatever the number that accepts at once', async () => {
    const token = await makeLink();
    const people = await Promise.all(
      Array.from({ length: 300 }, (_, index) => person(`Persona ${index}`)),
    );
    const answers = await Promise.all(people.map((who) => join(token, who)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([taken.length, refused.length]).toEqual([5, 295]);
    expect(refused[0]?.json<{ error: string }>().error).toMatch(/completa: son 6 cuentas/);
    expect((await readPaid()).members).toHaveLength(5);
    expect((await look(token, bruno)).json()).toMatchObject({ state: 'full' });
    expect((await send(alma, 'POST', 'user/family/link', {})).statusCode).toBe(409);
  });

  // Proves plans: Inviting needs the plan
  it('needs the Family plan', async () => {
    for (const who of [bruno, await person('Irene', { subscriptionType: 'premium' })]) {
      expect((await send(who, 'POST', 'user/family/link', {})).statusCode).toBe(403);
      expect(await read(who)).toEqual({ part: 'none' });
    }
  });

  // Proves plans: A suspended account joins nothing
  it('is of no use to a suspended account', async () => {
    const token = await makeLink();
    const { db } = tonada;
    await db.update(userTable).set({ status: 'suspended' }).where(eq(userTable.id, bruno.id));
    expect((await join(token, bruno)).statusCode).toBe(401);
    expect((await readPaid()).members).toEqual([]);
  });
});

describe('an invitation by email', () => {
  const invite = (email: string, who = alma) => send(who, 'POST', 'user/family/invites', { email });
  const emailOf = async (who: SignedIn) => {
    const [row] = await tonada.db.select().from(userTable).where(eq(userTable.id, who.id));
    return row?.email ?? '';
  };
  async function mailed(to: string) {
    await tonada.app.jobs.runDue();
    return eventually(() => {
      const emails = readOutbox(tonada.config.dataDir, to);
      expect(emails).toHaveLength(1);
      return { text: emails[0] ?? '', token: tokenIn(emails[0] ?? '') };
    });
  }

  // Proves plans: An invitation by email works once, for its account
  it('works once, for the account of that email', async () => {
    const to = await emailOf(bruno);
    const answer = await invite(` ${to.toUpperCase()} `);
    expect(answer.json<PaidFamily>().invites).toMatchObject([{ email: to }]);
    const { text, token } = await mailed(to);
    expect(text).toContain('Alma');
    const irene = await person('Irene');
    expect((await look(token)).json()).toMatchObject({ payer: 'Alma', state: 'open' });
    expect((await look(token, irene)).json()).toMatchObject({ state: 'address' });
    expect((await join(token, irene)).json<{ error: string }>().error).toMatch(/otro email/);
    expect((await join(token, bruno)).statusCode).toBe(200);
    expect((await readPaid()).invites).toEqual([]);
    await send(bruno, 'DELETE', 'user/family');
    expect((await join(token, bruno)).statusCode).toBe(404);
  });

  it('is not sent once it is withdrawn', async () => {
    const to = await emailOf(bruno);
    const { invites } = (await invite(to)).json<PaidFamily>();
    await send(alma, 'DELETE', `user/family/invites/${invites[0]?.id}`);
    await tonada.app.jobs.runDue();
    expect(readOutbox(tonada.config.dataDir, to)).toEqual([]);
  });

  it('is refused for the own email and without the plan, at the field', async () => {
    const own = await invite(await emailOf(alma));
    expect(own.json()).toHaveProperty('fields.email', expect.stringMatching(/^Este es tu email/));
    expect((await invite('otra@example.com', bruno)).statusCode).toBe(403);
  });

  // Proves plans: Ten invitations by email, and few at once
  it('is limited, so that nobody floods mailboxes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(`ajena${index}@example.com`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect((await readPaid()).invites.length).toBeLessThanOrEqual(10);
  });

  it('is only seen and withdrawn by its payer', async () => {
    const { invites } = (await invite('otra@example.com')).json<PaidFamily>();
    const carla = await person('Carla', { subscriptionType: 'family' });
    expect((await readPaid(carla)).invites).toEqual([]);
    const path = `user/family/invites/${invites[0]?.id}`;
    expect((await send(carla, 'DELETE', path)).statusCode).toBe(404);
    expect((await readPaid()).invites).toHaveLength(1);
  });
});

describe('a membership', () => {
  // Proves plans: Leaving and being removed
  it('ends when the member leaves, at once', async () => {
    await joined();
    tonada.clock.advance(1000);
    const user = (await send(bruno, 'DELETE', 'user/family')).json<object>();
    expect(user).toMatchObject({ family: null });
    expect(await mayDownload(bruno)).toBe(false);
    expect(await bell(alma)).toEqual(['called_off Bruno', 'joined Bruno']);
    expect((await send(bruno, 'DELETE', 'user/family')).statusCode).toBe(404);
  });

  it('ends when the payer removes the member, and so does the link', async () => {
    const token = await makeLink();
    await join(token, bruno);
    const answer = await send(alma, 'DELETE', `user/family/members/${bruno.id}`);
    expect(answer.json()).toMatchObject({ members: [], link: null });
    expect(await mayDownload(bruno)).toBe(false);
    expect(await bell(bruno)).toEqual(['over Alma']);
    expect((await join(token, bruno)).statusCode).toBe(404);
  });

  it('cannot be ended by another payer', async () => {
    await joined();
    const carla = await person('Carla', { subscriptionType: 'family' });
    const path = `user/family/members/${bruno.id}`;
    for (const who of [carla, bruno]) {
      expect((await send(who, 'DELETE', path)).statusCode).toBe(404);
    }
    expect(await mayDownload(bruno)).toBe(true);
  });

  // Proves plans: One family at a time
  it('is in one family at a time', async () => {
    await joined();
    const carla = await person('Carla', { subscriptionType: 'family' });
    const token = await makeLink(carla);
    expect((await look(token, bruno)).json()).toMatchObject({ state: 'elsewhere' });
    expect((await join(token, bruno)).statusCode).toBe(409);
    await send(bruno, 'DELETE', 'user/family');
    expect((await join(token, bruno)).statusCode).toBe(200);
    expect((await look(await makeLink(), carla)).json()).toMatchObject({ state: 'paying' });
  });

  // Proves plans: Two invitations at once
  it('takes one of two families that are accepted at once', async () => {
    const carla = await person('Carla', { subscriptionType: 'family' });
    const tokens = [await makeLink(), await makeLink(carla)];
    const answers = await Promise.all(tokens.map((token) => join(token, bruno)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  // Proves plans: An own plan stays, and goes first
  it('leaves an own plan as it is, which goes first', async () => {
    const irene = await person('Irene', { subscriptionType: 'premium', paidUntil: '2026-12-20' });
    const token = await makeLink();
    expect((await look(token, irene)).json()).toMatchObject({ state: 'open', hasOwnPlan: true });
    expect((await join(token, irene)).json()).toMatchObject({ subscriptionType: 'premium' });
    await recordPlay(tonada.db, {
      listenerId: irene.id,
      trackId: 'trk_1',
      playedAt: tonada.clock(),
    });
    const plays = await tonada.db
      .select()
      .from(playTable)
      .where(eq(playTable.listenerId, irene.id));
    expect(plays).toMatchObject([{ plan: 'premium' }]);
    await subscribe(irene, { subscriptionType: 'free' });
    tonada.clock.set(new Date('2027-01-05T10:00:00Z'));
    expect(await mayDownload(await tonada.openSession(irene.id))).toBe(true);
  });

  // Proves plans: Taking Family leaves the family of others
  it('ends for a member who takes Family', async () => {
    await joined();
    const family = { subscriptionType: 'family', paymentMethod: 'card' };
    expect((await subscribe(bruno, family)).json()).toMatchObject({ family: null });
    expect((await readPaid()).members).toEqual([]);
    expect(await read(bruno)).toMatchObject({ part: 'payer', isRunning: true, members: [] });
  });
});

describe('the plan of the payer', () => {
  // Proves plans: Cancelled, it serves until its last day
  it('serves until its last day once cancelled, and the members are told', async () => {
    await joined();
    const cancelled = await subscribe(alma, { subscriptionType: 'free' });
    expect(cancelled.json()).toMatchObject({ paidUntil: '2026-12-20' });
    const last = { isRunning: true, until: '2026-12-20' };
    expect(await read(bruno)).toMatchObject(last);
    expect(await bell(bruno)).toEqual(['expired Alma 2026-12-20']);
    tonada.clock.set(new Date('2026-12-20T23:59:00Z'));
    expect(await mayDownload(await tonada.openSession(bruno.id))).toBe(true);
    tonada.clock.set(new Date('2026-12-21T00:00:00Z'));
    const after = await tonada.openSession(bruno.id);
    expect(await mayDownload(after)).toBe(false);
    expect(await read(after)).toMatchObject({ part: 'member', isRunning: false });
  });

  // Proves plans: Another plan pauses the family
  it('pauses the family while it is another one, and nobody has to join again', async () => {
    await joined();
    const token = await makeLink();
    await subscribe(alma, { subscriptionType: 'premium', paymentMethod: 'card' });
    expect(await mayDownload(bruno)).toBe(false);
    expect(await readPaid()).toMatchObject({ isRunning: false, members: [{ name: 'Bruno' }] });
    expect((await look(token, await person('Irene'))).json()).toMatchObject({ state: 'paused' });
    tonada.clock.advance(1000);
    await subscribe(alma, { subscriptionType: 'family', paymentMethod: 'card' });
    expect(await mayDownload(bruno)).toBe(true);
    expect(await bell(bruno)).toEqual(['begun Alma', 'expired Alma']);
  });

  // Proves plans: A suspended payer pauses the family
  it('rests while the payer is suspended', async () => {
    await joined();
    const admin = await tonada.signIn({ role: 'admin' });
    const turn = (from: string, status: string) =>
      send(admin, 'PATCH', `admin/users/${alma.id}`, {
        seen: { status: from },
        changes: { status },
      });
    expect((await turn('active', 'suspended')).statusCode).toBe(200);
    expect(await mayDownload(bruno)).toBe(false);
    expect(await read(bruno)).toMatchObject({ isRunning: false });
    tonada.clock.advance(1000);
    expect((await turn('suspended', 'active')).statusCode).toBe(200);
    expect(await mayDownload(bruno)).toBe(true);
    expect(await bell(bruno)).toEqual(['begun Alma', 'expired Alma']);
  });

  // Proves plans: A deleted payer ends the family
  it('ends with the payer’s account, whose name is kept nowhere', async () => {
    await joined();
    await subscribe(alma, { subscriptionType: 'free' });
    const answer = await send(alma, 'DELETE', 'user', { password });
    expect(answer.statusCode).toBe(204);
    expect(await mayDownload(bruno)).toBe(false);
    expect(await read(bruno)).toEqual({ part: 'none' });
    expect(await bell(bruno)).toEqual(['expired']);
  });

  it('loses a member whose account is deleted, and the seat is free', async () => {
    await joined();
    await send(bruno, 'DELETE', 'user', { password });
    expect((await readPaid()).members).toEqual([]);
    expect(await bell(alma)).toEqual([]);
  });
});
