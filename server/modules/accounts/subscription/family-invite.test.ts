import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaidFamily } from '#contract/family.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox, tokenIn } from '../../../testing/read-emails.ts';
import { type FamilyApp, startFamilyApp } from '../../../testing/start-family-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { familyInviteTable } from '../../people/plan/family.table.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: FamilyApp;
beforeAll(async () => {
  tonada = await startFamilyApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.startAnew());

describe('an invitation by link', () => {
  // Proves plans: Members have the rights of the plan at once
  it('lets another account download and play on the plan, from its acceptance on', async () => {
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    const user = (await tonada.joined()).json<object>();
    expect(user).toMatchObject({
      subscriptionType: 'free',
      family: { payer: 'Alma', until: null },
    });
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(true);
    const { db } = tonada;
    await recordPlay(db, {
      listenerId: tonada.people.bruno.id,
      trackId: 'trk_1',
      playedAt: tonada.clock(),
    });
    const plays = await db
      .select()
      .from(playTable)
      .where(eq(playTable.listenerId, tonada.people.bruno.id));
    expect(plays).toMatchObject([{ plan: 'family' }]);
  });

  // Proves plans: The payer sees names and dates alone
  it('shows the payer who joined and since when, and the member who pays', async () => {
    await tonada.joined();
    const { members } = await tonada.readPaid();
    const since = tonada.begin.toISOString();
    expect(members).toEqual([{ id: tonada.people.bruno.id, name: 'Bruno', image: null, since }]);
    expect(await tonada.read(tonada.people.bruno)).toEqual({
      part: 'member',
      payer: 'Alma',
      since,
      isRunning: true,
      until: null,
    });
    expect(await tonada.bell(tonada.people.alma)).toEqual(['joined Bruno']);
  });

  // Proves plans: An invitation says who invites, to visitors too
  it('can be read by a visitor, and accepted with an account alone', async () => {
    const token = await tonada.makeLink();
    const seen = { payer: 'Alma', state: 'open', hasOwnPlan: false };
    expect((await tonada.look(token)).json()).toEqual(seen);
    const answer = await tonada.send(null, 'POST', 'family/members', { token });
    expect(answer.statusCode).toBe(401);
    expect((await tonada.look(token, tonada.people.alma)).json()).toMatchObject({ state: 'own' });
    expect((await tonada.join(token, tonada.people.alma)).statusCode).toBe(409);
  });

  it('accepted twice changes nothing', async () => {
    const token = await tonada.makeLink();
    const answers = await Promise.all([
      tonada.join(token, tonada.people.bruno),
      tonada.join(token, tonada.people.bruno),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await tonada.readPaid()).members).toHaveLength(1);
  });

  // Proves plans: An invitation lasts a week
  it('ends after a week, when it is withdrawn or replaced, and nobody learns which', async () => {
    const first = await tonada.makeLink();
    const second = await tonada.makeLink();
    const dead = await tonada.join(first, tonada.people.bruno);
    expect([dead.statusCode, dead.json<{ error: string }>().error]).toEqual([
      404,
      expect.stringMatching(/^Esta invitación caducó/),
    ]);
    const { link } = await tonada.readPaid();
    await tonada.send(tonada.people.alma, 'DELETE', `user/family/invites/${link?.id}`);
    expect((await tonada.look(second)).statusCode).toBe(404);
    const third = await tonada.makeLink();
    tonada.clock.advance(7 * 24 * 3_600_000);
    expect((await tonada.look(third)).statusCode).toBe(404);
    const back = await tonada.openSession(tonada.people.bruno.id);
    expect((await tonada.join(third, back)).statusCode).toBe(404);
    await tonada.app.jobs.runDue();
    await eventually(async () => expect(await tonada.db.$count(familyInviteTable)).toBe(0));
  });

  // Proves plans: Six accounts, also at once
  it('gives five seats, whatever the number that accepts at once', async () => {
    const token = await tonada.makeLink();
    const people = await Promise.all(
      Array.from({ length: 300 }, (_, index) => tonada.person(`Persona ${index}`)),
    );
    const answers = await Promise.all(people.map((who) => tonada.join(token, who)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([taken.length, refused.length]).toEqual([5, 295]);
    expect(refused[0]?.json<{ error: string }>().error).toMatch(/completa: son 6 cuentas/);
    expect((await tonada.readPaid()).members).toHaveLength(5);
    expect((await tonada.look(token, tonada.people.bruno)).json()).toMatchObject({ state: 'full' });
    expect((await tonada.send(tonada.people.alma, 'POST', 'user/family/link', {})).statusCode).toBe(
      409,
    );
  });

  // Proves plans: Inviting needs the plan
  it('needs the Family plan', async () => {
    for (const who of [
      tonada.people.bruno,
      await tonada.person('Irene', { subscriptionType: 'premium' }),
    ]) {
      expect((await tonada.send(who, 'POST', 'user/family/link', {})).statusCode).toBe(403);
      expect(await tonada.read(who)).toEqual({ part: 'none' });
    }
  });

  // Proves plans: A suspended account joins nothing
  it('is of no use to a suspended account', async () => {
    const token = await tonada.makeLink();
    const { db } = tonada;
    await db
      .update(userTable)
      .set({ status: 'suspended' })
      .where(eq(userTable.id, tonada.people.bruno.id));
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(401);
    expect((await tonada.readPaid()).members).toEqual([]);
  });
});

describe('an invitation by email', () => {
  const invite = (email: string, who = tonada.people.alma) =>
    tonada.send(who, 'POST', 'user/family/invites', { email });
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
    const to = await emailOf(tonada.people.bruno);
    const answer = await invite(` ${to.toUpperCase()} `);
    expect(answer.json<PaidFamily>().invites).toMatchObject([{ email: to }]);
    const { text, token } = await mailed(to);
    expect(text).toContain('Alma');
    const irene = await tonada.person('Irene');
    expect((await tonada.look(token)).json()).toMatchObject({ payer: 'Alma', state: 'open' });
    expect((await tonada.look(token, irene)).json()).toMatchObject({ state: 'address' });
    expect((await tonada.join(token, irene)).json<{ error: string }>().error).toMatch(/otro email/);
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(200);
    expect((await tonada.readPaid()).invites).toEqual([]);
    await tonada.send(tonada.people.bruno, 'DELETE', 'user/family');
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(404);
  });

  it('is not sent once it is withdrawn', async () => {
    const to = await emailOf(tonada.people.bruno);
    const { invites } = (await invite(to)).json<PaidFamily>();
    await tonada.send(tonada.people.alma, 'DELETE', `user/family/invites/${invites[0]?.id}`);
    await tonada.app.jobs.runDue();
    expect(readOutbox(tonada.config.dataDir, to)).toEqual([]);
  });

  it('is refused for the own email and without the plan, at the field', async () => {
    const own = await invite(await emailOf(tonada.people.alma));
    expect(own.json()).toHaveProperty('fields.email', expect.stringMatching(/^Este es tu email/));
    expect((await invite('otra@example.com', tonada.people.bruno)).statusCode).toBe(403);
  });

  // Proves plans: Ten invitations by email, and few at once
  it('is limited, so that nobody floods mailboxes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(`ajena${index}@example.com`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect((await tonada.readPaid()).invites.length).toBeLessThanOrEqual(10);
  });

  it('is only seen and withdrawn by its payer', async () => {
    const { invites } = (await invite('otra@example.com')).json<PaidFamily>();
    const carla = await tonada.person('Carla', { subscriptionType: 'family' });
    expect((await tonada.readPaid(carla)).invites).toEqual([]);
    const path = `user/family/invites/${invites[0]?.id}`;
    expect((await tonada.send(carla, 'DELETE', path)).statusCode).toBe(404);
    expect((await tonada.readPaid()).invites).toHaveLength(1);
  });
});
