import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InjectOptions } from 'fastify';
import { problemSchema } from '#contract/problem.ts';
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

/** Every route of the API, with something in the place of each address parameter. */
function routes(parameter: string) {
  return tonada.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => ({
      method: method as NonNullable<InjectOptions['method']> & string,
      url: url.replaceAll(/:\w+/g, encodeURIComponent(parameter)),
      path: url,
      access,
    }));
}

async function call(options: InjectOptions) {
  const { headers, ...rest } = options;
  return tonada.app.inject({ ...rest, headers: { ...admin.headers, ...headers } });
}

function expectRefusal(answer: Awaited<ReturnType<typeof call>>, what: string) {
  expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
  expectNoFailure(answer, what);
}

/** Nothing that a caller sends is the server's fault, and no answer shows its inside. */
function expectNoFailure(answer: Awaited<ReturnType<typeof call>>, what: string) {
  expect(answer.statusCode, `${what}: ${answer.body}`).toBeLessThan(500);
  expect(answer.body).not.toMatch(/node_modules|\n\s+at |select .* from/i);
  if (answer.statusCode >= 400) {
    expect(problemSchema.safeParse(answer.json()).success, `${what}: ${answer.body}`).toBe(true);
  }
}

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
const takesBody = ({ method, path }: { method: string; path: string }) =>
  withBody.includes(method) && !path.endsWith('/logout');

describe('every route', () => {
  it.each([
    ['malformed JSON', '{"email":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['an unknown field', '{"nadie":"lo pidió"}'],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}'],
    ['10 MB', JSON.stringify({ name: 'x'.repeat(10_000_000) })],
  ])('refuses a body of %s', async (_what, payload) => {
    for (const route of routes('abc').filter(takesBody)) {
      const headers = { 'content-type': 'application/json' };
      const answer = await call({ method: route.method as 'POST', url: route.url, payload, headers });
      expectRefusal(answer, `${route.method} ${route.path}`);
    }
  });

  it('refuses a body that is no JSON', async () => {
    for (const route of routes('abc').filter(takesBody)) {
      const headers = { 'content-type': 'text/xml' };
      const answer = await call({ method: route.method as 'POST', url: route.url, payload: '<a/>', headers });
      expectRefusal(answer, `${route.method} ${route.path}`);
    }
  });

  it.each(['ñandú', '../../etc/passwd', "' or 1=1 --", 'a\0b', 'x'.repeat(65), '🎵', ' ', '%'])(
    'refuses %j as an id',
    async (parameter) => {
      for (const route of routes(parameter).filter(({ path }) => path.includes(idParameter))) {
        const answer = await call({ method: route.method as 'GET', url: route.url });
        expectRefusal(answer, `${route.method} ${route.path}`);
      }
    },
  );

  it.each(['?q=a&q=b', '?nadie=1', '?q=%00', '?q=%E0%A4%A', '?q[]=1', `?q=${'x'.repeat(5000)}`])(
    'does not fail on the query %s',
    async (query) => {
      for (const route of routes('abc').filter(({ method }) => method === 'GET')) {
        const answer = await call({ method: 'GET', url: `${route.url}${query}` });
        expectNoFailure(answer, `${route.path}${query}`);
      }
    },
  );

  it('turns a dead token away, unless anybody may call it', async () => {
    for (const route of routes('abc').filter(({ access }) => access !== 'public')) {
      const headers = { authorization: 'Bearer muerto' };
      const answer = await call({ method: route.method as 'GET', url: route.url, headers });
      expect(answer.statusCode, `${route.method} ${route.path}`).toBe(401);
      expectRefusal(answer, route.path);
    }
  });

  it('asks a visitor to sign in where an account is needed', async () => {
    const isOpen = (access: unknown) => access === 'public' || access === 'optional';
    for (const route of routes('abc').filter(({ access }) => !isOpen(access))) {
      const answer = await tonada.app.inject({ method: route.method as 'GET', url: route.url });
      expect(answer.statusCode, `${route.method} ${route.path}`).toBe(401);
    }
  });
});

describe('the application', () => {
  it('answers an unknown address of the API with a problem', async () => {
    const answer = await call({ method: 'GET', url: '/api/nada', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expectRefusal(answer, '/api/nada');
  });

  it('answers a malformed address with a problem', async () => {
    const answer = await call({ method: 'GET', url: '/api/%E0%A4%A' });
    expect(answer.statusCode).toBe(400);
    expectRefusal(answer, 'malformed');
  });

  it('takes a NUL in a text for the mistake of the caller', async () => {
    const payload = { email: 'a\0b', password: 'x' };
    const answer = await call({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(400);
    expectRefusal(answer, 'NUL');
  });

  it('says when the database does not answer, and still lives', async () => {
    const broken = await startTestApp();
    vi.spyOn(broken.db, 'execute').mockRejectedValue(new Error('gone'));
    const ready = await broken.app.inject('/api/ready');
    const health = await broken.app.inject('/api/health');
    await broken.close();
    expect(ready.statusCode).toBe(503);
    expectNoStack(ready.body);
    expect(health.statusCode).toBe(200);
  });

  it('sends strict headers with a refusal too', async () => {
    const { headers } = await tonada.app.inject('/api/auth/me');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('limits what one address calls in a minute', async () => {
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

function expectNoStack(body: string) {
  expect(body).not.toMatch(/gone|\n\s+at /);
}
