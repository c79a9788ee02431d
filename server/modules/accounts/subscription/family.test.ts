import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FamilyApp, startFamilyApp } from '../../../testing/start-family-app.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';

let tonada: FamilyApp;
beforeAll(async () => {
  tonada = await startFamilyApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.startAnew());

describe('a membership', () => {
  // Proves plans: Leaving and being removed
  it('ends when the member leaves, at once', async () => {
    await tonada.joined();
    tonada.clock.advance(1000);
    const user = (await tonada.send(tonada.people.bruno, 'DELETE', 'user/family')).json<object>();
    expect(user).toMatchObject({ family: null });
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    expect(await tonada.bell(tonada.people.alma)).toEqual(['called_off Bruno', 'joined Bruno']);
    expect((await tonada.send(tonada.people.bruno, 'DELETE', 'user/family')).statusCode).toBe(404);
  });

  it('ends when the payer removes the member, and so does the link', async () => {
    const token = await tonada.makeLink();
    await tonada.join(token, tonada.people.bruno);
    const answer = await tonada.send(
      tonada.people.alma,
      'DELETE',
      `user/family/members/${tonada.people.bruno.id}`,
    );
    expect(answer.json()).toMatchObject({ members: [], link: null });
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    expect(await tonada.bell(tonada.people.bruno)).toEqual(['over Alma']);
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(404);
  });

  it('cannot be ended by another payer', async () => {
    await tonada.joined();
    const carla = await tonada.person('Carla', { subscriptionType: 'family' });
    const path = `user/family/members/${tonada.people.bruno.id}`;
    for (const who of [carla, tonada.people.bruno]) {
      expect((await tonada.send(who, 'DELETE', path)).statusCode).toBe(404);
    }
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(true);
  });

  // Proves plans: One family at a time
  it('is in one family at a time', async () => {
    await tonada.joined();
    const carla = await tonada.person('Carla', { subscriptionType: 'family' });
    const token = await tonada.makeLink(carla);
    expect((await tonada.look(token, tonada.people.bruno)).json()).toMatchObject({
      state: 'elsewhere',
    });
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(409);
    await tonada.send(tonada.people.bruno, 'DELETE', 'user/family');
    expect((await tonada.join(token, tonada.people.bruno)).statusCode).toBe(200);
    expect((await tonada.look(await tonada.makeLink(), carla)).json()).toMatchObject({
      state: 'paying',
    });
  });

  // Proves plans: Two invitations at once
  it('takes one of two families that are accepted at once', async () => {
    const carla = await tonada.person('Carla', { subscriptionType: 'family' });
    const tokens = [await tonada.makeLink(), await tonada.makeLink(carla)];
    const answers = await Promise.all(
      tokens.map((token) => tonada.join(token, tonada.people.bruno)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  // Proves plans: An own plan stays, and goes first
  it('leaves an own plan as it is, which goes first', async () => {
    const irene = await tonada.person('Irene', {
      subscriptionType: 'premium',
      paidUntil: '2026-12-20',
    });
    const token = await tonada.makeLink();
    expect((await tonada.look(token, irene)).json()).toMatchObject({
      state: 'open',
      hasOwnPlan: true,
    });
    expect((await tonada.join(token, irene)).json()).toMatchObject({ subscriptionType: 'premium' });
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
    await tonada.subscribe(irene, { subscriptionType: 'free' });
    tonada.clock.set(new Date('2027-01-05T10:00:00Z'));
    expect(await tonada.mayDownload(await tonada.openSession(irene.id))).toBe(true);
  });

  // Proves plans: Taking Family leaves the family of others
  it('ends for a member who takes Family', async () => {
    await tonada.joined();
    const family = { subscriptionType: 'family', paymentMethod: 'card' };
    expect((await tonada.subscribe(tonada.people.bruno, family)).json()).toMatchObject({
      family: null,
    });
    expect((await tonada.readPaid()).members).toEqual([]);
    expect(await tonada.read(tonada.people.bruno)).toMatchObject({
      part: 'payer',
      isRunning: true,
      members: [],
    });
  });
});

describe('the plan of the payer', () => {
  // Proves plans: Cancelled, it serves until its last day
  it('serves until its last day once cancelled, and the members are told', async () => {
    await tonada.joined();
    const cancelled = await tonada.subscribe(tonada.people.alma, { subscriptionType: 'free' });
    expect(cancelled.json()).toMatchObject({ paidUntil: '2026-12-20' });
    const last = { isRunning: true, until: '2026-12-20' };
    expect(await tonada.read(tonada.people.bruno)).toMatchObject(last);
    expect(await tonada.bell(tonada.people.bruno)).toEqual(['expired Alma 2026-12-20']);
    tonada.clock.set(new Date('2026-12-20T23:59:00Z'));
    expect(await tonada.mayDownload(await tonada.openSession(tonada.people.bruno.id))).toBe(true);
    tonada.clock.set(new Date('2026-12-21T00:00:00Z'));
    const after = await tonada.openSession(tonada.people.bruno.id);
    expect(await tonada.mayDownload(after)).toBe(false);
    expect(await tonada.read(after)).toMatchObject({ part: 'member', isRunning: false });
  });

  // Proves plans: Another plan pauses the family
  it('pauses the family while it is another one, and nobody has to join again', async () => {
    await tonada.joined();
    const token = await tonada.makeLink();
    await tonada.subscribe(tonada.people.alma, {
      subscriptionType: 'premium',
      paymentMethod: 'card',
    });
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    expect(await tonada.readPaid()).toMatchObject({
      isRunning: false,
      members: [{ name: 'Bruno' }],
    });
    expect((await tonada.look(token, await tonada.person('Irene'))).json()).toMatchObject({
      state: 'paused',
    });
    tonada.clock.advance(1000);
    await tonada.subscribe(tonada.people.alma, {
      subscriptionType: 'family',
      paymentMethod: 'card',
    });
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(true);
    expect(await tonada.bell(tonada.people.bruno)).toEqual(['begun Alma', 'expired Alma']);
  });

  // Proves plans: A suspended payer pauses the family
  it('rests while the payer is suspended', async () => {
    await tonada.joined();
    const admin = await tonada.signIn({ role: 'admin' });
    const turn = (from: string, status: string) =>
      tonada.send(admin, 'PATCH', `admin/users/${tonada.people.alma.id}`, {
        seen: { status: from },
        changes: { status },
      });
    expect((await turn('active', 'suspended')).statusCode).toBe(200);
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    expect(await tonada.read(tonada.people.bruno)).toMatchObject({ isRunning: false });
    tonada.clock.advance(1000);
    expect((await turn('suspended', 'active')).statusCode).toBe(200);
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(true);
    expect(await tonada.bell(tonada.people.bruno)).toEqual(['begun Alma', 'expired Alma']);
  });

  // Proves plans: A deleted payer ends the family
  it('ends with the payer’s account, whose name is kept nowhere', async () => {
    await tonada.joined();
    await tonada.subscribe(tonada.people.alma, { subscriptionType: 'free' });
    const answer = await tonada.send(tonada.people.alma, 'DELETE', 'user', {
      password: tonada.password,
    });
    expect(answer.statusCode).toBe(204);
    expect(await tonada.mayDownload(tonada.people.bruno)).toBe(false);
    expect(await tonada.read(tonada.people.bruno)).toEqual({ part: 'none' });
    expect(await tonada.bell(tonada.people.bruno)).toEqual(['expired']);
  });

  it('loses a member whose account is deleted, and the seat is free', async () => {
    await tonada.joined();
    await tonada.send(tonada.people.bruno, 'DELETE', 'user', { password: tonada.password });
    expect((await tonada.readPaid()).members).toEqual([]);
    expect(await tonada.bell(tonada.people.alma)).toEqual([]);
  });
});
