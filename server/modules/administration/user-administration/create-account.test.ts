import { afterAll, describe, expect, it } from 'vitest';
import type { CreateUserAnswer } from '#contract/administration.ts';
import type { LoginAnswer } from '#contract/session.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { userTable } from '../../people/user/user.table.ts';

const tonada = await startTestApp();
const { admin, call, create, lastAction, login } = await startAdministration(tonada);
afterAll(() => tonada.close());

describe('a new account', () => {
  // Proves administration: A new account
  it('is active, joined today and pays for its plan', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const { user, temporaryPassword } = answer.json<CreateUserAnswer>();
    expect(user).toEqual({
      id: user.id,
      name: 'Luz Cañas',
      email: 'luz.canas@example.com',
      subscription: 'premium',
      role: 'artist',
      joinDate: '2026-11-20',
      status: 'active',
      country: 'PE',
      totalStreams: 0,
      monthlyPayment: 9.99,
      hasTemporaryPassword: true,
    });
    expect(temporaryPassword).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await lastAction()).toMatchObject({
      actor: { id: admin.id, name: 'Jefa' },
      action: 'user.create',
      target: { kind: 'user', id: user.id, name: 'Luz Cañas' },
      before: null,
      after: { email: 'luz.canas@example.com', role: 'artist' },
      address: '127.0.0.1',
    });
    expect(JSON.stringify(await lastAction())).not.toContain(temporaryPassword);
  });

  // Proves administration: The temporary password
  it('opens with the temporary password to choose another, and then with that one', async () => {
    const email = 'primera@example.com';
    const made = await create({ email, password: 'provisional' });
    expect(made.json<CreateUserAnswer>().temporaryPassword).toBe('provisional');

    const first = (await login(email, 'provisional')).json<LoginAnswer>();
    expect(first).toEqual({ renewalToken: expect.any(String) as string });
    const payload = {
      token: 'renewalToken' in first ? first.renewalToken : '',
      newPassword: 'la mía',
    };
    const renew = () =>
      tonada.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
    expect((await renew()).statusCode).toBe(200);
    expect((await renew()).statusCode).toBe(400);
    expect((await login(email, 'provisional')).statusCode).toBe(401);
    expect((await login(email, 'la mía')).json<LoginAnswer>()).toHaveProperty('token');
  });

  // Proves administration: Another one, until the user has chosen theirs
  it('gets another temporary password until its user has chosen one, which voids the previous one', async () => {
    const email = 'otra.vez@example.com';
    const made = (await create({ email, password: 'provisional' })).json<CreateUserAnswer>();
    const again = (who = admin) =>
      call('POST', `users/${made.user.id}/temporary-password`, { who });
    const stale = (await login(email, 'provisional')).json<{ renewalToken: string }>();
    const renewed = (await again()).json<CreateUserAnswer>();
    expect((await lastAction())?.action).toBe('user.password');
    expect((await login(email, 'provisional')).statusCode).toBe(401);
    const choose = (token: string) =>
      tonada.app.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { token, newPassword: 'la mía' },
      });
    expect((await choose(stale.renewalToken)).statusCode).toBe(400);
    const fresh = (await login(email, renewed.temporaryPassword)).json<{ renewalToken: string }>();
    expect((await choose(fresh.renewalToken)).statusCode).toBe(200);
    expect((await again()).statusCode).toBe(422);
    expect((await login(email, 'la mía')).statusCode).toBe(200);
    expect((await call('POST', 'users/usr_nadie/temporary-password')).statusCode).toBe(404);
  });

  // Proves administration: Its mistakes
  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with an invisible name', { name: '\u200b' }, 'name'],
    ['without an email', { email: '' }, 'email'],
    ['with what is no email', { email: 'luz' }, 'email'],
    ['with an email that has an account', { email: 'JEFA@example.com' }, 'email'],
    ['with a role that there is not', { role: 'jefe' }, 'role'],
    ['in a country that we do not serve', { country: 'ZZ' }, 'country'],
    ['with a short password', { password: '12345' }, 'password'],
  ])('is refused %s', async (_what, changes, field) => {
    const before = await tonada.db.$count(userTable);
    const answer = await create(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
    expect(await tonada.db.$count(userTable)).toBe(before);
  });
});
