import { eq } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { getSeenValues, startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { staffActionTable } from '../../accounts/staff-action/staff-action.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const tonada = await startTestApp();
const { admin, call, read, change, create, lastAction } = await startAdministration(tonada);
afterAll(() => tonada.close());

describe('a change of an account', () => {
  // Proves administration: A change is logged
  it('is logged with old and new values, and the origin', async () => {
    const { id } = await tonada.signIn({ displayName: 'Pía', email: 'pia@example.com' });
    const answer = await change(id, { name: 'Pía Rey', subscription: 'premium', role: 'user' });
    expect(answer.json()).toMatchObject({ name: 'Pía Rey', monthlyPayment: 9.99 });
    expect(await lastAction()).toMatchObject({
      action: 'user.change',
      target: { id, name: 'Pía' },
      before: { name: 'Pía', subscription: 'free' },
      after: { name: 'Pía Rey', subscription: 'premium' },
    });
  });

  it('without effect is not logged', async () => {
    const { id } = await tonada.signIn();
    const before = await tonada.db.$count(staffActionTable);
    expect((await change(id, { role: 'user' })).statusCode).toBe(200);
    expect(await tonada.db.$count(staffActionTable)).toBe(before);
  });

  // Proves administration: Paid time stays
  it('from premium goes to free, and keeps the paid time', async () => {
    const { id } = await tonada.signIn({ subscriptionType: 'premium', paidUntil: '2026-12-11' });
    const answer = await change(id, { subscription: 'free' });
    expect(answer.json()).toMatchObject({ subscription: 'free', monthlyPayment: 0 });
    const [row] = await tonada.db.select().from(userTable).where(eq(userTable.id, id));
    expect(row?.paidUntil).toBe('2026-12-11');
  });

  // Proves forms: Saved twice: account
  // Proves administration: Two people at once
  it('that comes second is rejected with the first one’s values', async () => {
    const { id } = await tonada.signIn({ displayName: 'Dos', email: 'dos@example.com' });
    const seen = getSeenValues(await read(id));
    await change(id, { subscription: 'premium', country: 'AR' });
    const answer = await call('PATCH', `users/${id}`, {
      payload: { seen, changes: { status: 'suspended' } },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(/^Otra persona cambió esta cuenta/) as string,
      fields: { subscription: 'Ahora es «Premium».', country: 'Ahora es «Argentina».' },
    });
    expect((await read(id)).status).toBe('active');
  });

  it('to a taken email is rejected at the field', async () => {
    const { id } = await tonada.signIn();
    const answer = await change(id, { email: 'Jefa@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('email');
  });

  it('of an unknown account is not found', async () => {
    const seen = getSeenValues(await read(admin.id));
    const answer = await call('PATCH', 'users/usr_nadie', { payload: { seen, changes: {} } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('an admin', () => {
  // Proves administration: Not themselves
  it('cannot suspend or demote themselves', async () => {
    for (const changes of [{ status: 'suspended' }, { role: 'user' }] as const) {
      const answer = await change(admin.id, changes);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ error: string }>().error).toMatch(/^No puedes/);
    }
    expect(await read(admin.id)).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('may change everything else about themselves', async () => {
    expect((await change(admin.id, { country: 'ES' })).statusCode).toBe(200);
  });

  // Proves administration: Two who demote one another
  it('of two who demote one another only the first succeeds', async () => {
    const one = await tonada.signIn({ role: 'admin' });
    const other = await tonada.signIn({ role: 'admin' });
    const seen = {
      one: getSeenValues(await read(one.id)),
      other: getSeenValues(await read(other.id)),
    };
    const changes = { role: 'user' };
    const answers = await Promise.all([
      call('PATCH', `users/${other.id}`, { who: one, payload: { seen: seen.other, changes } }),
      call('PATCH', `users/${one.id}`, { who: other, payload: { seen: seen.one, changes } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 403]));
    const roles = [(await read(one.id)).role, (await read(other.id)).role];
    expect(roles.toSorted()).toEqual(['admin', 'user']);
  });

  // Proves account: A lost role ends sessions
  // Proves administration: A right that was taken meanwhile
  // Proves security: V8.3 Operations
  it('whose right was withdrawn meanwhile can no longer change anything', async () => {
    const other = await tonada.signIn({ role: 'admin' });
    const { id } = await tonada.signIn();
    await change(other.id, { role: 'user' });
    expect((await change(id, { status: 'suspended' }, other)).statusCode).toBe(401);
    expect((await create({ email: 'x@example.com' }, other)).statusCode).toBe(401);
    expect((await read(id)).status).toBe('active');
  });
});

describe('the last admin', () => {
  // Proves administration: Not the last admin
  it('of a service without the demo cannot lose the right through a demo admin', async () => {
    const real = await startTestApp({ config: { demo: false } });
    try {
      const last = await real.signIn({ role: 'admin' });
      const { id } = await real.signIn({ role: 'admin', isDemo: true });
      const url = `/api/admin/users/${last.id}`;
      const { headers } = last;
      const seen = getSeenValues((await real.app.inject({ url, headers })).json());
      const payload = { seen, changes: { role: 'user' } };
      const answer = await real.app.inject({ method: 'PATCH', url, headers, payload });
      expect(answer.statusCode).toBe(422);
      const demo = `/api/admin/users/${id}`;
      const demoSeen = getSeenValues((await real.app.inject({ url: demo, headers })).json());
      const demoted = await real.app.inject({
        method: 'PATCH',
        url: demo,
        headers,
        payload: { seen: demoSeen, changes: { role: 'user' } },
      });
      expect(demoted.statusCode).toBe(200);
    } finally {
      await real.close();
    }
  });
});
