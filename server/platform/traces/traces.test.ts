import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { addJob } from '../jobs/job.repository.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

type Value = { stringValue?: string; intValue?: number };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
};
type Delivery = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** Starts what takes traces; `url` is its address, without the path. */
async function startCollector(answer: RequestListener) {
  const collector = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const close = () => {
    collector.closeAllConnections();
    return new Promise((resolve) => collector.close(resolve));
  };
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, close };
}

const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;

// Proves watch: Traces have calls, jobs and operations, and nobody
it('sends a span for each call, job and statement, with nothing of a person', async () => {
  const bodies: string[] = [];
  const collector = await startCollector(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(`${request.url} ${body}`);
    response.end('{}');
  });
  const tonada = await startTestApp({ config: { tracesUrl: `${collector.url}/v1/traces` } });
  const { app } = tonada;
  const ana = await tonada.signIn({ email: 'ana@example.com', username: 'anamaria' });
  const forwarded = { 'x-forwarded-for': '203.0.113.7', traceparent };
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = await fetch(`${origin}/api/playlists/nadie-sabe?x=secreto`, {
    headers: { ...ana.headers, ...forwarded },
  });
  const { requestId } = (await read.json()) as { requestId: string };
  const written = await fetch(`${origin}/api/playlists`, {
    method: 'POST',
    headers: { ...ana.headers, 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ name: 'Mi lista oculta' }),
  });
  expect([read.status, written.status]).toEqual([404, 201]);
  app.jobs.define({
    name: 'test.lost',
    lane: 'email',
    run: () => Promise.reject(new Error('no post for ana@example.com')),
  });
  await addJob(tonada.db, { kind: 'test.lost', key: ana.id, runAt: tonada.clock() });
  await app.jobs.runDue();
  await tonada.close();
  await collector.close();

  const sent = bodies.join('\n');
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body.slice(body.indexOf('{'))) as Delivery).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const find = (name: string) => {
    const span = spans.find((each) => each.name === name);
    const attributes: Record<string, unknown> = Object.fromEntries(
      span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [],
    );
    const children = spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    return { ...attributes, ...span, children };
  };
  const call = find('GET /api/playlists/:id');
  expect(call).toMatchObject({
    traceId: parent.traceId,
    parentSpanId: parent.spanId,
    'http.route': '/api/playlists/:id',
    'http.request.method': 'GET',
    'http.response.status_code': 404,
    'tonada.request_id': requestId,
  });
  expect(call.children.map(({ name }) => name)).toContain('SELECT');
  // Nobody but a proxy names a trace; the body of a call does not end it.
  const writing = find('POST /api/playlists');
  expect(writing.traceId).not.toBe(parent.traceId);
  expect(writing.children.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']),
  );
  expect(find('job test.lost')).toMatchObject({ 'tonada.lane': 'email', status: { code: 2 } });
  const personal = [ana.id, ana.token, 'ana@', 'anamaria', 'nadie-sabe', 'secreto', 'Mi lista'];
  for (const text of [...personal, '203.0.113', '127.0.0.1']) expect(sent).not.toContain(text);
});

// Proves watch: A collector that fails disturbs nobody
it('answers as ever while the collector is silent, and stops in time', async () => {
  const collector = await startCollector(() => {});
  const tonada = await startTestApp({ config: { tracesUrl: collector.url } });
  const answers = await Promise.all(
    Array.from({ length: 700 }, () => tonada.app.inject('/api/health')),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await tonada.close();
  await collector.close();
});
