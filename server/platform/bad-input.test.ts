import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InjectOptions } from 'fastify';
import { problemSchema } from '#contract/problem.ts';
import type { Access } from './access.ts';
import { callsPerMinute } from './limit-rates.ts';
import { startTestApp, type SignedIn, type TestApp } from '../testing/start-test-app.ts';

let tonada: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  admin = await tonada.signIn({ role: 'admin' });
});
afterAll(() => tonada.close());

const idParameter = ':id';

/** Every route, with `parameter` as each address parameter. */
function routes(parameter: string) {
  return tonada.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => ({
      method,
      url: url.replaceAll(/:\w+/g, encodeURIComponent(parameter)),
      path: url,
      access,
    }));
}

async function call(options: InjectOptions) {
  const { headers, ...rest } = options;
  return tonada.app.inject({ ...rest, headers: { ...admin.headers, ...headers } });
}

type Answer = Awaited<ReturnType<typeof call>>;

/** Bad input never causes a server error. */
function getFault({ statusCode, body }: Answer): string | undefined {
  if (statusCode >= 500) return `${statusCode} ${body}`;
  if (/node_modules|\n\s+at |select .* from/i.test(body)) return `shows its inside: ${body}`;
  const isProblem = statusCode < 400 || problemSchema.safeParse(JSON.parse(body)).success;
  return isProblem ? undefined : `another shape: ${body}`;
}

/** Bad input causes a 4xx in the problem format. */
function getRefusalFault(answer: Answer): string | undefined {
  return answer.statusCode < 400 ? `took it: ${answer.body}` : getFault(answer);
}

type Route = ReturnType<typeof routes>[number];
type Sent = Omit<InjectOptions, 'method' | 'url'> & { query?: string };

/** Calls at once: one after another, server and database wait for each other. */
const atOnce = 8;

/** Sends the same to each route; returns faults by route. */
async function faults(list: Route[], sent: Sent, fault: (answer: Answer) => string | undefined) {
  const { query = '', ...rest } = sent;
  const ask = async ({ method, url, path }: Route) => {
    const what = fault(await call({ ...rest, method, url: `${url}${query}` }));
    return what === undefined ? [] : [`${method} ${path}: ${what}`];
  };
  const found: string[] = [];
  for (let from = 0; from < list.length; from += atOnce) {
    found.push(...(await Promise.all(list.slice(from, from + atOnce).map(ask))).flat());
  }
  return found;
}

const bodyless = new Set(['GET', 'HEAD']);
const takesBody = ({ method, path }: Route) => !bodyless.has(method) && !path.endsWith('/logout');

describe('every route', () => {
  it('is covered', () => {
    const paths = tonada.app.declaredRoutes.map(({ url }) => url);
    expect(paths).toEqual(expect.arrayContaining(['/api/auth/login', '/api/playlists/:id']));
  });

  it.each([
    ['malformed JSON', '{"email":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['an unknown field', '{"nadie":"lo pidió"}'],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}'],
    ['10 MB', JSON.stringify({ name: 'x'.repeat(10_000_000) })],
  ])('refuses a body of %s', async (_what, payload) => {
    const sent = { payload, headers: { 'content-type': 'application/json' } };
    expect(await faults(routes('abc').filter(takesBody), sent, getRefusalFault)).toEqual([]);
  });

  // Proves security: V1.5 Deserialization
  it('rejects a body that is not JSON', async () => {
    const sent = { payload: '<a/>', headers: { 'content-type': 'text/xml' } };
    expect(await faults(routes('abc').filter(takesBody), sent, getRefusalFault)).toEqual([]);
  });

  it.each([
    'ñandú',
    '../../etc/passwd',
    "' or 1=1 --",
    'a\0b',
    'x'.repeat(65),
    'x'.repeat(5000),
    '🎵',
    ' ',
    '%',
  ])('refuses %j as an id', async (parameter) => {
    const withId = routes(parameter).filter(({ path }) => path.includes(idParameter));
    expect(await faults(withId, {}, getRefusalFault)).toEqual([]);
  });

  it.each(['?q=a&q=b', '?nadie=1', '?q=%00', '?q=%E0%A4%A', '?q[]=1', `?q=${'x'.repeat(5000)}`])(
    'does not fail on the query %s',
    async (query) => {
      const reads = routes('abc').filter(({ method }) => method === 'GET');
      expect(await faults(reads, { query }, getFault)).toEqual([]);
    },
  );

  it('rejects an expired token, unless the route is public', async () => {
    const closed = routes('abc').filter(({ access }) => access !== 'public');
    const sent = { headers: { authorization: 'Bearer muerto' } };
    const fault = (answer: Answer) =>
      answer.statusCode === 401 ? getRefusalFault(answer) : String(answer.statusCode);
    expect(await faults(closed, sent, fault)).toEqual([]);
  });

  // Proves access: The server asks for a session too
  it('asks a visitor to sign in where an account is needed', async () => {
    const open = new Set<Access>(['public', 'optional']);
    const closed = routes('abc').filter(({ access }) => !open.has(access));
    const answers = await Promise.all(
      closed.map(({ method, url }) => tonada.app.inject({ method, url })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  });
});

describe('impossible days, times and counts', () => {
  const year0 = '0000-01-01T00:00:00.000Z';
  const seen = { seen: {}, changes: {} };
  it.each([
    ['POST', '/api/tracks/trk_1/like', { liked: true, likedAt: year0 }],
    ['POST', '/api/auth/register', { dateOfBirth: '0000-05-05', email: 'a@b.example' }],
    ['POST', '/api/admin/royalties/payments', { labels: ['x'], payouts: 2_147_483_648, ...seen }],
    ['GET', '/api/analytics/artist?from=0000-01-01&until=0000-02-01', undefined],
    ['GET', '/api/admin/ledger?after=2147483648', undefined],
  ] as const)('are refused by %s %s', async (method, url, payload) => {
    expect(
      getRefusalFault(await call({ method, url, ...(payload && { payload }) })),
    ).toBeUndefined();
  });
});

describe('an answer', () => {
  // Proves security: V14.2 General
  it('is not cached unless the route says so', async () => {
    // The description of the calls is the same for all, and asked for by its tag.
    const open = routes('abc').filter(
      ({ method, path }) => method === 'GET' && path !== '/api/openapi.json',
    );
    const fault = ({ headers }: Answer) =>
      headers['cache-control'] === 'no-store' ? undefined : String(headers['cache-control']);
    expect(await faults(open, {}, fault)).toEqual([]);
    const answers = await Promise.all(
      ['/api/auth/me', '/api/playlists/featured', '/api/nada', '/%61pi/health'].map((url) =>
        call({ method: 'GET', url }),
      ),
    );
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      answers.map(() => 'no-store'),
    );
  });
});

describe('the application', () => {
  it('answers an unknown address of the API with a problem', async () => {
    const answer = await call({
      method: 'GET',
      url: '/api/nada',
      headers: { accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(404);
    expect(getRefusalFault(answer)).toBeUndefined();
  });

  // Proves security: V1.1 Order
  it('answers not found for a malformed address', async () => {
    const answer = await call({ method: 'GET', url: '/api/%E0%A4%A' });
    expect(answer.statusCode).toBe(404);
    expect(getRefusalFault(answer)).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([65, 101, 5000])('answers not found for an id of %i characters', async (length) => {
    const answer = await call({ method: 'GET', url: `/api/tracks/${'x'.repeat(length)}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

  it('accepts at most 16 KiB unless a route allows more', async () => {
    const payload = { email: 'luz@example.com', password: 'x'.repeat(16 * 1024) };
    const answer = await call({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(413);
    expect(getRefusalFault(answer)).toBeUndefined();
  });

  it('reports at most 20 fields', async () => {
    const keys = Array.from({ length: 1000 }, (_, index) => [`k${index}`, 0]);
    const payload = Object.fromEntries(keys) as Record<string, number>;
    const answer = await call({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(400);
    const { fields } = answer.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toHaveLength(20);
    expect(fields).toMatchObject({ email: 'Este dato es obligatorio.' });
  });

  it('treats a NUL in a text as an error of the caller', async () => {
    const payload = { email: 'a\0b', password: 'x' };
    const answer = await call({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(400);
    expect(getRefusalFault(answer)).toBeUndefined();
  });

  it.each([
    ['{"email":"a@b.example","password":"\\ud800"}', 'password'],
    ['{"email":"x\\uDFFFy","password":"x"}', 'email'],
    ['{"email":["\\ude00\\ud83d"],"password":"x"}', 'email.0'],
  ])('treats half a surrogate pair in %s as an error of the caller', async (payload, field) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toEqual({
      [field]: 'Este dato no es válido.',
    });
  });

  it('reads whole pairs, escaped or not', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = '{"email":"nadie@correo.example","password":"\\ud83d\\ude00 😀"}';
    const answer = await call({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(answer.statusCode).toBe(401);
  });

  // Proves security: V16.5 Errors
  it('reports an unreachable database, and keeps running', async () => {
    const broken = await startTestApp();
    vi.spyOn(broken.db, 'execute').mockRejectedValue(new Error('gone'));
    const ready = await broken.app.inject('/api/ready');
    const health = await broken.app.inject('/api/health');
    await broken.close();
    expect(ready.statusCode).toBe(503);
    expect(ready.body).not.toMatch(/gone|\n\s+at /);
    expect(health.statusCode).toBe(200);
  });

  // Proves security: V3.2 Wrong context
  // Proves security: V3.4 Headers
  // Proves security: V12.2 To people
  it('sends strict headers with a refusal too', async () => {
    const { headers } = await tonada.app.inject('/api/auth/me');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('limits the calls of one address per minute', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    let answer = await tonada.app.inject({ url: '/api/health', headers });
    for (let index = 0; index < callsPerMinute; index += 1) {
      answer = await tonada.app.inject({ url: '/api/health', headers });
    }
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ code: 'too-many-requests' });
  });
});
