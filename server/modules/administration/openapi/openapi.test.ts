import { hash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { type StableCall, stableCalls } from './stable-calls.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const url = '/api/openapi.json';

type Schema = { $ref?: string; type?: string };
type Content = { content: { [type: string]: { schema?: Schema; example?: unknown } } };
type Operation = {
  operationId: string;
  summary?: string;
  'x-stability'?: string;
  security?: unknown[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
    example?: unknown;
  }[];
  requestBody?: Content & { required?: boolean };
  responses: { [status: string]: Partial<Content> & { $ref?: string } };
};
type Document = {
  openapi: string;
  paths: { [path: string]: { [method: string]: Operation } };
  components: { schemas: { [name: string]: object }; responses: { [name: string]: Content } };
};

let tonada: TestApp;
let listener: SignedIn;
let text: string;
let document: Document;

beforeAll(async () => {
  tonada = await startTestApp();
  listener = await tonada.signIn();
  const answer = await tonada.app.inject({ url, headers: listener.headers });
  text = answer.body;
  document = answer.json();
});
afterAll(() => tonada.close());

function getOperation(name: string): Operation | undefined {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

const withoutExample = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'schema' in value
    ? { ...value, example: undefined }
    : value;

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(text));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('refers to nothing that it lacks, and lists no schema that nothing refers to', () => {
    const wanted = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(new Set(wanted.map(([, name]) => name))).toEqual(
      new Set(Object.keys(document.components.schemas)),
    );
    expect(text.match(/"\$ref":"(?!#\/components\/(schemas|responses)\/\w+")/)).toBeNull();
  });

  it('changes together with the list of its shapes, so that a change of an answer is seen', async () => {
    const { paths, components } = document;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, object] => [
        `${method.toUpperCase()} ${path}`,
        { ...operation, summary: undefined },
      ]),
    );
    const lines = [...operations, ...Object.entries(components.schemas)].map(
      ([name, shape]) =>
        `${name} ${hash('sha256', JSON.stringify(shape, withoutExample)).slice(0, 12)}\n`,
    );
    // `npx vitest run --project server openapi -u` writes it anew. Tell of a stable call that changed.
    await expect(lines.join('')).toMatchFileSnapshot('openapi.shapes.txt');
  });

  it('marks what other programs may rely on', () => {
    expect(getOperation('GET /albums/:id')?.['x-stability']).toBe('stable');
    expect(getOperation('GET /admin/system')?.['x-stability'] ?? 'internal').toBe('internal');
    expect(getOperation('GET /ready')?.['x-stability']).toBe('internal');
  });

  it.each(Object.keys(stableCalls) as StableCall[])(
    'says what %s does, with an example of it',
    (name) => {
      const operation = getOperation(name);
      const call: Call = calls[name];
      expect(operation?.summary).toMatch(/^[A-Z].{8,80}[^.]$/);
      const unshown = operation?.parameters?.filter(
        ({ required, example }) => required && example === undefined,
      );
      expect(unshown ?? []).toEqual([]);
      const body = operation?.requestBody?.content['application/json'];
      expect(body?.example !== undefined).toBe(call.body !== undefined);
      const answer = operation?.responses[call.status ?? 200]?.content?.['application/json'];
      expect(answer?.example !== undefined).toBe(call.answer !== undefined);
    },
  );

  it('names each operation once', () => {
    const ids = Object.keys(calls).map((name) => getOperation(name)?.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(Object.entries<Call>(calls))('%s', (name, call) => {
  it('is in it with its parameters, body, answer and errors', () => {
    const operation = getOperation(name);
    const [, path = ''] = name.split(' ');
    const inPath = operation?.parameters?.filter((each) => each.in === 'path') ?? [];
    expect(new Set(inPath.map((each) => each.name))).toEqual(
      new Set([...path.matchAll(/:(\w+)/g)].map(([, param]) => param)),
    );
    const sent = operation?.requestBody?.content ?? {};
    expect(Object.keys(sent)).toEqual(getSentTypes(call));
    expect(sent['application/json']?.schema !== undefined).toBe(call.body !== undefined);
    const status = call.answer ? String(call.status ?? 200) : '204';
    expect(Object.keys(operation?.responses ?? {})).toEqual([status, '4XX', '5XX']);
    const answer = operation?.responses[status]?.content?.['application/json']?.schema;
    expect(answer !== undefined).toBe(call.answer !== undefined);
    for (const range of ['4XX', '5XX'])
      expect(operation?.responses[range]).toEqual({ $ref: '#/components/responses/Problem' });
  });
});

function getSentTypes({ takesFile, fileType, body }: Call) {
  if (takesFile) return [fileType ?? 'application/octet-stream'];
  return body ? ['application/json'] : [];
}

describe('an operation', () => {
  it('says what an address needs and may have', () => {
    expect(getOperation('GET /user/sponsored')?.parameters).toMatchObject([
      { name: 'playlist', in: 'query', required: true, schema: { type: 'string' } },
    ]);
    const [range] =
      getOperation('GET /artist/stats')?.parameters?.filter(({ name }) => name === 'range') ?? [];
    expect(range).toMatchObject({ in: 'query', schema: { default: '28days' } });
    expect(range).not.toHaveProperty('required');
  });

  it('refers to the contract’s schemas by their names', () => {
    expect(
      getOperation('GET /albums/:id')?.responses['200']?.content?.['application/json']?.schema,
    ).toEqual({ $ref: '#/components/schemas/FullAlbum' });
    expect(document.components.responses['Problem']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  });

  it('says whether it needs a session', () => {
    expect(getOperation('POST /auth/login')?.security).toEqual([]);
    expect(getOperation('GET /tracks/:id')?.security).toEqual([{}, { session: [] }]);
    expect(getOperation('GET /auth/me')).not.toHaveProperty('security');
  });
});

describe('GET /api/openapi.json', () => {
  it('is for users: strangers get 401', async () => {
    expect((await tonada.app.inject({ url })).statusCode).toBe(401);
  });

  it('is answered with a tag, by which an unchanged one is not sent again', async () => {
    const { headers } = listener;
    const first = await tonada.app.inject({ url, headers });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    const known = { ...headers, 'if-none-match': first.headers.etag };
    const second = await tonada.app.inject({ url, headers: known });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const other = { ...headers, 'if-none-match': '"other"' };
    expect((await tonada.app.inject({ url, headers: other })).body).toBe(text);
  });
});
