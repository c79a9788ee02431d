import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser, CreateUserAnswer } from '#contract/administration.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';

let tonada: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  admin = await tonada.signIn({ role: 'admin' });
});
afterAll(() => tonada.close());

const post = (path: string, payload: object, who?: SignedIn) =>
  tonada.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    ...(who && { headers: who.headers }),
  });
const login = (email: string, password: string) => post('auth/login', { email, password });

describe('a password', () => {
  // Proves account: Staff have 12 characters
  it.each(['admin', 'editorial', 'label'] as const)(
    'has to be longer at the next sign-in of a new staff member (%s)',
    async (role) => {
      const email = `${role}.nueva@example.com`;
      await tonada.signIn({ email, role, passwordHash: await hashPassword('gato azul') });
      const { renewalToken: token } = (await login(email, 'gato azul')).json<{
        renewalToken: string;
      }>();
      const short = await post('auth/reset-password', { token, newPassword: 'gato verde' });
      expect(short.json()).toMatchObject({
        fields: { newPassword: 'La contraseña debe tener al menos 12 caracteres.' },
      });
      const newPassword = 'gato verde y perro azul';
      expect((await post('auth/reset-password', { token, newPassword })).statusCode).toBe(200);
      expect((await login(email, newPassword)).json()).toHaveProperty('token');
    },
  );

  // Proves access: Joining the staff with a short password
  it.each(['admin', 'editorial'] as const)(
    'that is too short ends earlier sessions of a new staff member (%s)',
    async (role) => {
      const passwordHash = await hashPassword('gato azul');
      const person = await tonada.signIn({ email: `${role}.sube@example.com`, passwordHash });
      const { id, headers } = person;
      const url = `/api/admin/users/${id}`;
      const read = await tonada.app.inject({ url, headers: admin.headers });
      const { name, email, subscription, status, country } = read.json<AdminUser>();
      const seen = { name, email, subscription, role: 'user', status, country };
      const payload = { seen, changes: { role } };
      await tonada.app.inject({ method: 'PATCH', url, headers: admin.headers, payload });
      expect((await tonada.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    },
  );

  it('of an artist or a listener may be shorter', async () => {
    for (const role of ['user', 'artist'] as const) {
      const email = `${role}.corta@example.com`;
      await tonada.signIn({ email, role, passwordHash: await hashPassword('gato azul') });
      expect((await login(email, 'gato azul')).json()).toHaveProperty('token');
    }
  });

  // Proves account: 72 hours of a temporary password
  // Proves security: V6.4 Lifecycle
  it('that is temporary expires after 72 hours, and can be replaced', async () => {
    const email = 'provisional@example.com';
    const account = {
      name: 'Provisional',
      email,
      subscription: 'free',
      role: 'user',
      country: 'ES',
    };
    const { user, temporaryPassword } = (
      await post('admin/users', account, admin)
    ).json<CreateUserAnswer>();
    tonada.clock.advance(72 * 3_600_000);
    const late = await login(email, temporaryPassword);
    expect(late.statusCode).toBe(403);
    expect(late.json<{ error: string }>().error).toContain('caducó');
    const again = await tonada.openSession(admin.id);
    const { id }: Pick<AdminUser, 'id'> = user;
    const renewed = (
      await post(`admin/users/${id}/temporary-password`, {}, again)
    ).json<CreateUserAnswer>();
    const answer = await login(email, renewed.temporaryPassword);
    expect(answer.json()).toHaveProperty('renewalToken');
  });
});
