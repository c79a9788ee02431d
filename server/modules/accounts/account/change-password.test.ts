import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from '../session/session.limits.ts';

let tonada: TestApp;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startTestApp();
  passwordHash = await hashPassword('la de antes');
});
afterAll(() => tonada.close());

const change = ({ headers }: SignedIn, payload: Record<string, unknown>) =>
  tonada.app.inject({ method: 'PUT', url: '/api/user/password', headers, payload });
const login = (email: string, password: string) =>
  tonada.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const meStatus = async (headers: Record<string, string>) =>
  (await tonada.app.inject({ url: '/api/auth/me', headers })).statusCode;

describe('a changed password', () => {
  // Proves calls: Password
  // Proves profile: Password: other sessions end
  it('opens the account from now on, ends the other sessions and keeps this one', async () => {
    const email = 'luz@example.com';
    const luz = await tonada.signIn({ email, passwordHash });
    const other = (await login(email, 'la de antes')).json<{ token: string }>();
    const answer = await change(luz, { currentPassword: 'la de antes', newPassword: 'la nueva' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await meStatus(luz.headers)).toBe(200);
    expect(await meStatus({ authorization: `Bearer ${other.token}` })).toBe(401);
    expect((await login(email, 'la de antes')).statusCode).toBe(401);
    expect((await login(email, 'la nueva')).statusCode).toBe(200);
  });

  it('leaves the sessions of others alone', async () => {
    const [luz, sol] = [await tonada.signIn({ passwordHash }), await tonada.signIn()];
    await change(luz, { currentPassword: 'la de antes', newPassword: 'la nueva' });
    expect(await meStatus(sol.headers)).toBe(200);
  });

  it('applies once if two are sent at once', async () => {
    const luz = await tonada.signIn({ passwordHash });
    const answers = await Promise.all(
      ['primera', 'segunda'].map((newPassword) =>
        change(luz, { currentPassword: 'la de antes', newPassword }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, two) => one - two)).toEqual([204, 400]);
  });
});

describe('a refused password', () => {
  it('reports the wrong current one, and ends no session', async () => {
    const luz = await tonada.signIn({ passwordHash });
    const answer = await change(luz, { currentPassword: 'otra', newPassword: 'la nueva' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      error: 'Error al cambiar la contraseña. La contraseña actual no es correcta.',
      fields: { currentPassword: 'La contraseña actual no es correcta.' },
    });
    expect(await meStatus(luz.headers)).toBe(200);
  });

  it('says what to do where there is no password', async () => {
    const luz = await tonada.signIn();
    const answer = await change(luz, { currentPassword: 'otra', newPassword: 'la nueva' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toMatch(/Error.*no tiene contraseña.*Crea una/);
  });

  it.each([
    ['newPassword', 'corta'],
    ['newPassword', 'x'.repeat(257)],
    ['currentPassword', ''],
    ['confirmPassword', 'la nueva'],
  ])('names %s: %j', async (field, value) => {
    const luz = await tonada.signIn({ passwordHash });
    const body = { currentPassword: 'la de antes', newPassword: 'la nueva', [field]: value };
    const answer = await change(luz, body);
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining('Error') as string,
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('on one device does not count for the others', async () => {
    const email = 'sol@example.com';
    const sol = await tonada.signIn({ email, passwordHash });
    const payload = { email, password: 'la de antes' };
    const url = '/api/auth/login';
    const other = await tonada.app.inject({ method: 'POST', url, payload });
    const { token } = other.json<{ token: string }>();
    const stolen = { ...sol, headers: { authorization: `Bearer ${token}` } };
    const right = { currentPassword: 'la de antes', newPassword: 'la nueva' };
    for (let index = 0; index < passwordLimits.account.most; index += 1) {
      await change(stolen, { ...right, currentPassword: `intento ${index}` });
    }
    expect((await change(stolen, right)).statusCode).toBe(429);
    expect((await change(sol, right)).statusCode).toBe(204);
  });

  it('limits guesses until some time has passed', async () => {
    const luz = await tonada.signIn({ passwordHash });
    const right = { currentPassword: 'la de antes', newPassword: 'la nueva' };
    for (let index = 0; index < passwordLimits.account.most; index += 1) {
      await change(luz, { ...right, currentPassword: `intento ${index}` });
    }
    const answer = await change(luz, right);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json<{ error: string }>().error).toContain('Error');
    tonada.clock.advance(passwordLimits.account.window / passwordLimits.account.most);
    expect((await change(luz, right)).statusCode).toBe(204);
  });
});
