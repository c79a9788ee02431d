import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { problemSchema } from '#contract/problem.ts';
import { contractHeader, contractVersion } from './contract-version.ts';

type JsonSchema = { [key: string]: unknown };

const compiled = new WeakMap<z.core.$ZodType, JsonSchema>();

type Serialise = ReturnType<typeof fastJson>;

const serialisers = new WeakMap<object, Serialise>();

/** Compiles the answers' schemas for Fastify's serialiser, faster than zod's parsing. */
export function shapeAnswers(app: FastifyInstance) {
  const version = contractVersion();
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return;
    reply.header(contractHeader, version);
    // It may hold a token, a signed address or private data.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (answer) =>
        getSerialiser(schema as object)(answer),
  );
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api')) return;
    const answers: Record<string, unknown> = { '4xx': problemSchema, '5xx': problemSchema };
    Object.assign(answers, route.schema?.response);
    route.schema = {
      ...route.schema,
      response: Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [status, toSerialiserSchema(schema)]),
      ),
    };
  });
}

/** Compiling all at the start took a third of a second. */
function getSerialiser(schema: object): Serialise {
  const known = serialisers.get(schema);
  if (known) return known;
  const made = fastJson(schema);
  serialisers.set(schema, made);
  return made;
}

function toSerialiserSchema(schema: unknown) {
  if (!(schema instanceof z.core.$ZodType)) return schema;
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const made = mergeNullable(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
  compiled.set(schema, made as JsonSchema);
  return made;
}

/** Otherwise the serialiser validates each value. */
function mergeNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(mergeNullable);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => key !== '$schema');
  const mapped: JsonSchema = Object.fromEntries(
    entries.map(([key, value]) => [key, mergeNullable(value)]),
  );
  const { anyOf, ...rest } = mapped;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return mapped;
  const [first, second] = anyOf as [JsonSchema, JsonSchema];
  if (second.type !== 'null' || typeof first.type !== 'string') return mapped;
  const values = Array.isArray(first['enum']) && { enum: [...(first['enum'] as unknown[]), null] };
  return { ...rest, ...first, ...values, type: [first.type, 'null'] };
}
