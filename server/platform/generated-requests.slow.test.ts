import { afterAll, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { problemSchema } from '#contract/problem.ts';
import { allRights } from '#contract/right.ts';
import { type Role, roleSchema } from '#contract/user.ts';
import { createRandom } from './seeds/random.ts';
import { type Access, may } from './access.ts';
import { makeRequests } from '../testing/make-requests.ts';
import { startContractApp } from '../testing/start-contract-app.ts';
import type { SignedIn } from '../testing/start-test-app.ts';

/**
 * `GENERATED_REQUESTS=100000` sends more than a daily run has time for; `GENERATED_SEED` sends
 * others.
 */
const count = Number(process.env['GENERATED_REQUESTS'] ?? 1_000);
const seed = process.env['GENERATED_SEED'] ?? 'Tonada';

const tonada = await startContractApp();
await tonada.startAnew();
const { app } = tonada;
afterAll(() => tonada.close());

const ids = ['faro', 'usr_1', 'local-1', 'nadie'];
const { pick, chance, text, make } = makeRequests(createRandom(seed), ids);

/** Collects ids of answers, so that later calls name existing things. */
function keepIds(body: string) {
  for (const [, id] of body.matchAll(/"(?:\w+Id|id|token)":"([^"]{1,80})"/g)) {
    if (id === undefined || ids.includes(id)) continue;
    if (ids.length < 500) ids.push(id);
    else ids[Math.floor(ids.length / 2)] = id;
  }
}

type Person = { role: Role | undefined; who: SignedIn | undefined };

async function signInAll(): Promise<Person[]> {
  const people = roleSchema.options.map(async (role) => {
    return { role, who: await tonada.signIn({ role, displayName: role }) };
  });
  const { speaker, luz, people: staff } = tonada;
  return [
    { role: undefined, who: undefined },
    ...(await Promise.all(people)),
    ...[speaker, luz].map((who) => ({ role: 'artist' as const, who })),
    ...[staff.casa, staff.otra].map((who) => ({ role: 'label' as const, who })),
  ];
}

/** Mostly a person whom the route admits. */
function choosePerson(people: readonly Person[], access: Access): Person {
  if (chance(0.2)) return pick(people);
  return pick(
    people.filter(({ role }) => {
      if (typeof access !== 'object') return access !== 'listener' || role !== undefined;
      return role !== undefined && may({ role, rights: allRights }, access.permission);
    }),
  );
}

function makeCall(people: readonly Person[]): InjectOptions & { path: string } {
  const { method, url, schema, access } = pick(app.declaredRoutes);
  const { who } = choosePerson(people, access);
  const query = schema?.querystring === undefined ? undefined : make(schema.querystring);
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  const address = url.replaceAll(/:\w+/g, () => encodeURIComponent(text().slice(0, 200)));
  const payload = make(schema?.body);
  const isRead = method === 'GET' || method === 'HEAD';
  return {
    method,
    path: `${method} ${url}`,
    url: `${address}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`,
    headers: {
      ...who?.headers,
      ...(chance(0.1) && { 'idempotency-key': text().replaceAll(/[^\w-]/g, '') || 'a' }),
      ...(!isRead && { 'content-type': chance(0.97) ? 'application/json' : 'image/png' }),
    },
    ...(!isRead && { payload: chance(0.02) ? '{"a":' : JSON.stringify(payload) }),
  };
}

function findFault(answer: Awaited<ReturnType<typeof app.inject>>): string | undefined {
  const { statusCode, headers, body } = answer;
  if (statusCode === 503 && headers['retry-after'] !== undefined) return undefined;
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
  if (/node_modules|\n\s+at |select .* from/i.test(body)) return `shows its inside: ${body}`;
  if (statusCode < 400 || answer.raw.req.method === 'HEAD') return undefined;
  return problemSchema.safeParse(JSON.parse(body)).success ? undefined : `another shape: ${body}`;
}

// Proves security: V2.2 Input
it(`${count} generated requests by every role get no server error, and rejections of one shape`, async () => {
  const faults = new Map<string, string>();
  const slow: string[] = [];
  const statuses: Record<string, number> = {};
  let people = await signInAll();
  for (let made = 0; made < count; made += 1) {
    // Some calls end their callers' sessions.
    if (made % 500 === 499) people = await signInAll();
    const { path, ...call } = makeCall(people);
    const start = performance.now();
    const answer = await app.inject(call);
    const took = performance.now() - start;
    if (took > 1_000) slow.push(`${path} ${took.toFixed(0)} ms`);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const fault = findFault(answer);
    if (fault !== undefined) faults.set(path, `${fault}\n${JSON.stringify(call).slice(0, 600)}`);
    if (answer.statusCode < 300) keepIds(answer.body);
    tonada.clock.advance(10);
  }
  if (count > 1_000) process.stdout.write(`${JSON.stringify({ count, statuses, slow })}\n`);
  expect([...faults].map(([path, fault]) => `${path}: ${fault}`)).toEqual([]);
}, 3_600_000);
