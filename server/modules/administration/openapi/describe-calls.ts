import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { type CallName, calls } from '#contract/calls/index.ts';
import type { Access } from '../../../platform/access.ts';
import { idSchema } from '#contract/primitives.ts';
import { contractSchemas } from '../../../platform/contract-version.ts';
import { toRoute } from '../../../platform/serve.ts';
import type { Example } from './examples/read-examples.ts';
import { type StableCall, stableCalls } from './stable-calls.ts';

type Json = { [key: string]: unknown };

/** What is sent and what is answered differ in defaults and in fields that nobody declared. */
type Side = 'input' | 'output';

type Served = { method: string; url: string; access: Access };

const componentPath = '#/components/schemas/';

const toComponent = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/Schema$/, '');

const registered = z.registry<{ id: string }>();

// The contract has other names for it too.
registered.add(idSchema, { id: 'Id' });

for (const [name, schema] of contractSchemas()) {
  if (!registered.has(schema)) registered.add(schema, { id: toComponent(name) });
}

/** The calls of the contract as an OpenAPI 3.1 document. Source: https://spec.openapis.org/oas/v3.1.1. */
export function describeCalls(
  info: { title: string; version: string },
  { served, examples }: { served: readonly Served[]; examples: ReadonlyMap<string, Example> },
) {
  const accesses = new Map(served.map(({ method, url, access }) => [`${method} ${url}`, access]));
  const components = makeComponents();
  const paths: { [path: string]: Json } = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, url } = toRoute(name);
    const access = accesses.get(`${method} ${url}`) ?? 'listener';
    const path = name.replace(/^\w+ /, '').replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeCall(name, {
        access,
        components,
        example: examples.get(name) ?? {},
      }),
    };
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Problem: {
          description: 'refused',
          content: { 'application/json': { schema: components.refer('Problem', 'output') } },
        },
      },
      schemas: components.used(),
    },
  };
}

type Components = ReturnType<typeof makeComponents>;

type Describing = { access: Access; components: Components; example: Example };

function describeCall(name: CallName, { access, components, example }: Describing): Json {
  const call: Call = calls[name];
  const [method = '', path = ''] = name.split(' ');
  const problem = { $ref: '#/components/responses/Problem' };
  const { params } = toRoute(name).schema as { params?: z.core.$ZodType };
  const parameters = [
    ...describeParameters('path', params, example.params),
    ...describeParameters('query', call.query, example.query),
    ...describeParameters('header', call.headers),
  ];
  const inJson = (schema: z.core.$ZodType, side: Side, shown: unknown) => ({
    'application/json': {
      schema: components.describe(schema, side),
      ...(shown !== undefined && { example: shown }),
    },
  });
  const content = call.takesFile
    ? { [call.fileType ?? 'application/octet-stream']: {} }
    : call.body && inJson(call.body, 'input', example.body);
  const isNeeded = call.takesFile || (call.body && !z.safeParse(call.body, undefined).success);
  return {
    operationId: toOperationId(method, path),
    tags: [path.split('/')[1]],
    ...(name in stableCalls
      ? { summary: stableCalls[name as StableCall], 'x-stability': 'stable' }
      : { 'x-stability': 'internal' }),
    ...(access === 'public' && { security: [] }),
    ...(access === 'optional' && { security: [{}, { session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { ...(isNeeded && { required: true }), content } }),
    responses: {
      ...(call.answer
        ? {
            [call.status ?? 200]: {
              description: 'done',
              content: inJson(call.answer, 'output', example.answer),
            },
          }
        : { 204: { description: 'done' } }),
      '4XX': problem,
      '5XX': problem,
    },
  };
}

/** `GET /tracks/:id/canvas` is `getTracksIdCanvas`. */
const toOperationId = (method: string, path: string) =>
  method.toLowerCase() +
  path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());

function describeParameters(
  place: 'path' | 'query' | 'header',
  schema: z.core.$ZodType | undefined,
  examples: Example['params'] = {},
) {
  if (schema === undefined) return [];
  const [sent, read] = (['input', 'output'] as const).map((io) => toInline(schema, io));
  const needed = (sent?.['required'] ?? []) as string[];
  const fields = Object.entries((sent?.['properties'] ?? {}) as { [name: string]: Json });
  return fields.map(([name, field]) => ({
    name,
    in: place,
    ...((place === 'path' || needed.includes(name)) && { required: true }),
    // What a text of an address is turned into says more than that it is a text.
    schema:
      Object.keys(field).length > 0
        ? field
        : ((read?.['properties'] as { [name: string]: Json } | undefined)?.[name] ?? {}),
    ...(name in examples && { example: examples[name] }),
  }));
}

function toInline(schema: z.core.$ZodType, io: Side): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Schemas that the contract names are components, of which only those in use are listed. */
function makeComponents() {
  const sides = { input: describeSide('input'), output: describeSide('output') };
  const equal = findEqual(sides.input, sides.output);
  const used = new Map<string, Json>();

  const getName = (id: string, side: Side) =>
    side === 'input' && !equal.has(id) ? `${id}_sent` : id;

  function refer(id: string, side: Side): Json {
    const name = getName(id, side);
    if (!used.has(name)) {
      used.set(name, {});
      const schema = sides[side].get(id);
      if (schema === undefined) throw new Error(`The contract has no schema ${id}.`);
      used.set(name, withReferences(schema, (other) => refer(other, side)) as Json);
    }
    return { $ref: `${componentPath}${name}` };
  }

  function describe(schema: z.core.$ZodType, side: Side): Json {
    const id = registered.get(schema)?.id;
    return id === undefined ? toInline(schema, side) : refer(id, side);
  }

  return {
    refer,
    describe,
    used: () => Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Of `z.json()`, which generators of clients cannot name: it refers to itself. */
const jsonTypes = 'string,number,boolean,null,array,object';

/**
 * By name.
 *
 * @throws where a schema without a name refers to itself and is more than any JSON.
 */
function describeSide(io: Side): Map<string, Json> {
  const uri = (id: string) => `${componentPath}${id}`;
  const { schemas } = z.toJSONSchema(registered, { io, unrepresentable: 'any', uri });
  const { __shared: shared, ...named } = schemas as { [id: string]: Json };
  for (const { anyOf } of Object.values((shared?.['$defs'] ?? {}) as { [name: string]: Json })) {
    const types = (anyOf as Json[] | undefined)?.map(({ type }) => type);
    if (String(types) !== jsonTypes)
      throw new Error('A schema that refers to itself needs a name.');
  }
  return new Map(
    Object.entries(named).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      withReferences(schema, (other) => ({ $ref: uri(other) })) as Json,
    ]),
  );
}

/** Names whose schemas, and all that they refer to, are equal on both sides. */
function findEqual(input: Map<string, Json>, output: Map<string, Json>): Set<string> {
  const equal = new Set(
    [...input.keys()].filter(
      (id) => JSON.stringify(input.get(id)) === JSON.stringify(output.get(id)),
    ),
  );
  let before;
  do {
    before = equal.size;
    for (const id of equal) {
      withReferences(input.get(id), (other) => {
        if (!equal.has(other)) equal.delete(id);
        return {};
      });
    }
  } while (equal.size < before);
  return equal;
}

function withReferences(node: unknown, to: (id: string) => Json): unknown {
  if (Array.isArray(node)) return node.map((each) => withReferences(each, to));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as Json)['$ref'];
  if (typeof reference === 'string') {
    const id = reference.slice(componentPath.length);
    return id.startsWith('__shared') ? {} : to(id);
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, each]) => [key, withReferences(each, to)]),
  );
}
