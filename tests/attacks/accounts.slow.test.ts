import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startRealServer, type RealServer } from '../../scripts/real-server.ts';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { simulatedIdentities } from '../../src/shared/contract/simulated-identities.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

const admin = 'admin@demo.tonada.example';
const listener = 'oyente@demo.tonada.example';

type Call = { email?: string; password?: string; address?: string; cookie?: string };

/** Calls as a proxy on this machine forwards them, from any address it names. */
const getCalls = (origin: string) => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = ({
    email = listener,
    password = demoPassword,
    address = '192.0.2.1',
    cookie = '',
  }: Call = {}) => post('login', { email, password }, { 'x-forwarded-for': address, cookie });
  const getStatus = async (call?: Call) => (await login(call)).status;
  async function guess(times: number, call: (index: number) => Call) {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push(await getStatus({ password: `intento ${index}`, ...call(index) }));
    }
    return statuses;
  }
  return { post, login, getStatus, guess };
};

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

test('a demo folder is not opened to the network by default, and outside demo mode its accounts cannot sign in', () =>
  withDemoServer(async ({ origin, port, dataFolder, stop }) => {
    const demo = getCalls(origin);
    expect(await demo.getStatus({ email: admin })).toBe(401);
    const signedIn = await demo.post('login', { email: admin, password: demoPassword });
    const { token } = (await signedIn.json()) as { token: string };
    expect((await demo.post('google', simulatedIdentities.google)).status).toBe(200);
    await stop();
    const open = startRealServer({ dataFolder, env: { HOST: '0.0.0.0' } });
    await expect(open).rejects.toThrow('TONADA_DEMO=public');

    const env = { TONADA_DEMO: 'off' };
    const real = await startRealServer({ dataFolder, port, env });
    try {
      const { getStatus, post } = getCalls(real.origin);
      expect(await getStatus({ email: admin })).toBe(401);
      expect((await post('google', simulatedIdentities.google)).status).toBe(403);
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${real.origin}/api/auth/me`, { headers })).status).toBe(401);
    } finally {
      await real.stop();
    }
  }));

async function flood(port: number, calls: number, getBody: (index: number) => object) {
  const socket = connect(port, 'localhost').setEncoding('utf8');
  const requests = Array.from({ length: calls }, (_, index) => {
    const body = JSON.stringify(getBody(index));
    const head = [
      'POST /api/auth/register HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `X-Forwarded-For: 2001:db8:${index.toString(16)}::1`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(index === calls - 1 ? ['Connection: close'] : []),
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  });
  socket.write(requests.join(''));
  let answers = 0;
  for await (const text of socket) answers += String(text).split('HTTP/1.1 ').length - 1;
  return answers;
}

test(
  'guessing passwords slows down, and the owner is not locked out',
  () => withDemoServer(guessAndFlood, { TONADA_DEMO: 'public' }),
  // Each call of the flood adds a row to the embedded database.
  180_000,
);

async function guessAndFlood({ origin, port }: RealServer) {
  const { post, login, getStatus, guess } = getCalls(origin);

  const together = await Promise.all(Array.from({ length: 40 }, () => getStatus()));
  expect(count(together, 200)).toBe(40);

  const cookie = (await login()).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const attacker = { address: '198.51.100.1' };
  expect(count(await guess(12, () => attacker), 401)).toBe(10);
  expect(await getStatus(attacker)).toBe(429);
  expect(await getStatus()).toBe(200);
  expect(await getStatus({ ...attacker, cookie })).toBe(200);

  const line = (index: number) => ({ email: admin, address: `2001:db8:1:2::${index}` });
  expect(count(await guess(200, line), 401)).toBe(10);

  // Refused before any costly work, so that thousands take seconds.
  const impossible = { email: 'x@example.com', password: 'secreto', displayName: 'X' };
  const register = () =>
    post(
      'register',
      { ...impossible, dateOfBirth: '1999-02-30' },
      { 'x-forwarded-for': '192.0.2.9' },
    );
  const registerTimes = async (times: number) =>
    (await Promise.all(Array.from({ length: times }, register))).map(({ status }) => status);
  expect(count(await registerTimes(61), 429)).toBe(1);
  const others = await flood(port, 20_000, () => ({ ...impossible, dateOfBirth: '1999-02-30' }));
  expect(others).toBe(20_000);
  // Limits expire during the flood; a forgotten network would let all of them through.
  expect(count(await registerTimes(40), 429)).toBeGreaterThan(20);
}
