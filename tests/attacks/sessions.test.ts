import { expect, test } from 'vitest';
import type { Track } from '../../src/shared/contract/track.ts';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

type Body = Record<string, unknown>;

const getCalls = (origin: string) => {
  const call = (method: string, path: string, token = '', body?: Body) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  async function signIn(email: string, password = demoPassword) {
    const answer = await call('POST', '/auth/login', '', { email, password });
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    return { token, id: user.id };
  }
  async function makeAccount(email: string) {
    const account = { email, password: 'tres tristes tigres' };
    const rest = { displayName: 'Nora', dateOfBirth: '1990-01-01' };
    const answer = await call('POST', '/auth/register', '', { ...account, ...rest });
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    return { ...account, token, id: user.id };
  }
  async function addressFor(token: string) {
    const answer = await call('GET', '/search?q=a', token);
    const { tracks } = (await answer.json()) as { tracks: Track[] };
    return tracks[0]?.audioUrl ?? '';
  }
  const play = async (address: string) =>
    (await fetch(`${origin}${address}`, { headers: { range: 'bytes=0-99' } })).status;
  return { call, signIn, makeAccount, addressFor, hear: play };
};

// Proves account: Addresses end with their session
// Proves security: V7.4 Ends
test(
  'a signed address ends with its session, with the password and with the account',
  () =>
    withDemoServer(async ({ origin }) => {
      const { call, signIn, makeAccount, addressFor, hear: play } = getCalls(origin);
      const nora = await makeAccount('nora@correo.example');
      const visitors = await addressFor('');

      const left = await signIn(nora.email, nora.password);
      const first = await addressFor(left.token);
      expect(await play(first)).toBe(206);
      await call('POST', '/auth/logout', left.token);
      expect(await play(first)).toBe(403);

      const ended = await signIn(nora.email, nora.password);
      const second = await addressFor(ended.token);
      expect(await play(second)).toBe(206);
      expect((await call('DELETE', '/session/devices', nora.token)).status).toBe(204);
      expect(await play(second)).toBe(403);

      const lost = await signIn(nora.email, nora.password);
      const third = await addressFor(lost.token);
      const change = { currentPassword: nora.password, newPassword: 'trigo en un trigal' };
      expect((await call('PUT', '/user/password', nora.token, change)).status).toBe(204);
      expect(await play(third)).toBe(403);

      const stored = await addressFor(nora.token);
      expect(await play(stored)).toBe(206);
      const admin = await signIn('admin@demo.tonada.example');
      const suspension = { seen: { status: 'active' }, changes: { status: 'suspended' } };
      const path = `/admin/users/${nora.id}`;
      expect((await call('PATCH', path, admin.token, suspension)).status).toBe(200);
      expect(await play(stored)).toBe(403);

      expect(await play(visitors)).toBe(206);
    }),
  180_000,
);

test('nobody can end another user’s device by its id, or play under it', () =>
  withDemoServer(async ({ origin }) => {
    const { call, makeAccount, addressFor, hear: play } = getCalls(origin);
    const [one, other] = [
      await makeAccount('una@correo.example'),
      await makeAccount('otra@correo.example'),
    ];
    const address = await addressFor(other.token);
    const id = new URL(address, origin).searchParams.get('l') ?? '';
    expect((await call('DELETE', `/session/devices/${id}`, one.token)).status).toBe(404);
    expect((await call('GET', '/auth/me', other.token)).status).toBe(200);
    const own = await addressFor(one.token);
    const mine = new URL(own, origin).searchParams.get('l') ?? '';
    expect(await play(own.replace(mine, id))).toBe(403);
    // The id is public in addresses, so it must not work as a token.
    expect((await call('GET', '/auth/me', id)).status).toBe(401);
  }));
