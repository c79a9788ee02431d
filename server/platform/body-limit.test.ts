import fastify from 'fastify';
import * as z from 'zod/mini';
import { afterAll, describe, expect, it } from 'vitest';
import { allRights } from '#contract/right.ts';
import { roleSchema } from '#contract/user.ts';
import { startContractApp } from '../testing/start-contract-app.ts';
import { may } from './access.ts';
import { type BodyShape, limitBodies, toBodyShape } from './body-limit.ts';

const tonada = await startContractApp();
await tonada.startAnew();
const { app } = tonada;
afterAll(() => tonada.close());

const isSchema = (body: unknown): body is z.core.$ZodType => body instanceof z.core.$ZodType;

const withBody = app.declaredRoutes.flatMap(({ schema: { body }, ...route }) =>
  isSchema(body) ? [{ ...route, shape: toBodyShape(body) }] : [],
);

const bytes = (value: unknown) => JSON.stringify(value).length;
const largestOf = (values: readonly unknown[]) =>
  values.reduce((one, other) => (bytes(other) > bytes(one) ? other : one));

/** Ids and names of full length, in lists of full length; a control character takes six bytes. */
function makeLargest(shape: BodyShape): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return largestOf(shape.enum);
  const either = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (either) return largestOf(either.map(makeLargest));
  if (shape.maxBytes !== undefined) return { a: 'a'.repeat(shape.maxBytes - 10) };
  if (typeof shape.type === 'object')
    return largestOf(shape.type.map((type) => makeLargest({ ...shape, type })));
  if (shape.type === 'string')
    return (shape.pattern === undefined ? '\u0001' : 'a').repeat(shape.maxLength ?? 0);
  if (shape.type === 'array')
    return Array.from({ length: shape.maxItems ?? 0 }, () => makeLargest(shape.items ?? {}));
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return Object.fromEntries(fields.map(([name, of]) => [name, makeLargest(of)]));
  }
  return shape.type === 'boolean' ? false : -2.225_073_858_507_201_4e-308;
}

it('admits the largest body of every route’s schema', async () => {
  const people = await Promise.all(
    roleSchema.options.map(async (role) => ({
      role,
      who: await tonada.signIn({ role, displayName: role }),
    })),
  );
  const refused: string[] = [];
  for (const { method, url, access, shape } of withBody) {
    const person = people.find(
      ({ role }) =>
        typeof access !== 'object' || may({ role, rights: allRights }, access.permission),
    );
    const { statusCode } = await app.inject({
      method,
      url: url.replaceAll(/:\w+/g, 'x'),
      headers: { ...person?.who.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(makeLargest(shape)),
    });
    if (statusCode === 413) refused.push(`${method} ${url}`);
  }
  expect(withBody.length).toBeGreaterThan(80);
  expect(refused).toEqual([]);
});

describe('a body limit', () => {
  const limited = async (schema: z.core.$ZodType) => {
    const bare = fastify();
    limitBodies(bare);
    bare.setValidatorCompiler(() => () => true);
    bare.post('/x', { schema: { body: schema } }, async () => 'ok');
    await bare.ready();
    const send = async (body: unknown) =>
      (
        await bare.inject({
          method: 'POST',
          url: '/x',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        })
      ).statusCode;
    return send;
  };

  it('is that of the longest list, and not more', async () => {
    const ids = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000));
    const send = await limited(ids);
    const longest = Array.from({ length: 1000 }, () => '\u0001'.repeat(100));
    expect(await send(longest)).toBe(200);
    expect(await send([...longest, ...longest])).toBe(413);
  });

  it.each([
    ['a text', z.strictObject({ name: z.string() })],
    ['a list', z.array(z.boolean())],
    ['members', z.record(z.string().check(z.maxLength(3)), z.boolean())],
    ['any value', z.strictObject({ more: z.unknown() })],
  ])('is demanded of a schema: %s without a maximum', async (_what, schema) => {
    await expect(limited(schema)).rejects.toThrow('has no end');
  });
});
