import { beforeAll, expect, it } from 'vitest';
import { type ApiCall, readCalls } from '../src/pages/listener/developers/lib/read-calls.ts';
import {
  type Inner,
  readRows,
  readValue,
  type Schema,
  type Schemas,
  unreadable,
} from '../src/pages/listener/developers/lib/read-value.ts';
import { apiDocumentSchema } from '../src/pages/listener/developers/model/api-document.ts';
import { calls } from '#contract/calls/index.ts';
import { startTestApp } from './testing/start-test-app.ts';

let schemas: Schemas;
let read: readonly ApiCall[];

beforeAll(async () => {
  const tonada = await startTestApp();
  const { headers } = await tonada.signIn();
  const answer = await tonada.app.inject({ url: '/api/openapi.json', headers });
  await tonada.close();
  const document = apiDocumentSchema.parse(answer.json());
  ({ schemas } = document.components);
  read = readCalls(document);
});

/** Names of the fields below a schema that the page cannot read; each level is opened once. */
function findUnreadable(schema: Schema, at: string, opened: Set<string>): string[] {
  const { type, inner } = readValue(schema, schemas);
  return [...(type.includes(unreadable) ? [at] : []), ...findBelow(inner, at, opened)];
}

function findBelow(inner: Inner | null, at: string, opened: Set<string>): string[] {
  const key = JSON.stringify(inner);
  if (inner === null || opened.has(key)) return [];
  opened.add(key);
  return readRows(inner, schemas).flatMap((row) => {
    const below = `${at}.${row.name}`;
    const own = row.type.includes(unreadable) ? [below] : [];
    return [...own, ...findBelow(row.inner, below, opened)];
  });
}

it('the page for developers reads every call to its last field', () => {
  expect(read).toHaveLength(Object.keys(calls).length);
  const opened = new Set<string>();
  const found = read.flatMap(({ id, parameters, body, answers }) =>
    [
      ...parameters.map(({ schema }) => schema),
      body?.schema,
      ...answers.map(({ content }) => content?.schema),
    ].flatMap((schema) => (schema ? findUnreadable(schema, id, opened) : [])),
  );
  expect(found).toEqual([]);
  expect(opened.size).toBeGreaterThan(400);
});
