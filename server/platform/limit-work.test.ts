import { type ClientRequest, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyContextConfig } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitWork } from './limit-work.ts';
import { openMetrics } from './metrics.ts';
import { answerProblems } from './problem-handlers.ts';

/** Of one core. */
const places = 8;
const waitingMost = 64;

let app = fastify();
let begun: string[] = [];
let release: () => void = () => undefined;
let released = Promise.resolve();

beforeEach(async () => {
  app = fastify();
  begun = [];
  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  answerProblems(app);
  openMetrics(app, 'a token');
  limitWork(app, 1);
  app.addContentTypeParser('image/png', (_request, body, done) => done(null, body));
  app.get('/api/slow/:name', async ({ params }) => {
    begun.push((params as { name: string }).name);
    await released;
    return 'ok';
  });
  app.get('/api/quick', () => 'ok');
  await app.after();
});
afterEach(async () => {
  release();
  await app.close();
});

const ask = async (url: string) => (await app.inject({ url })).statusCode;
const askSlow = (calls: number) =>
  Array.from({ length: calls }, (_, index) => ask(`/api/slow/${index}`));

/** What the gauge says. */
async function count(what: 'working' | 'waiting') {
  const text = await app.metrics?.getSingleMetricAsString(`tonada_calls_${what}`);
  return Number(text?.trim().split(' ').at(-1));
}

async function beginAll() {
  await expect.poll(() => begun.length).toBe(places);
}

/** Over a socket that can break; resolves with the status, or 0 once it broke. */
function call(url: string, { port }: { port: number }, { method = 'GET', headers = {} } = {}) {
  const sent: ClientRequest = open({ port, path: url, method, headers, agent: false });
  const status = new Promise<number>((answered) => {
    sent.once('response', (answer) => answered(answer.statusCode ?? 0));
    sent.once('error', () => answered(0));
  });
  return { sent, status };
}

async function listen() {
  await app.listen({ port: 0, host: 'localhost' });
  return { port: (app.server.address() as AddressInfo).port };
}

// Proves watch: Only so many calls at once
it('works on eight calls a core, lets eight times as many wait in order, and refuses the rest', async () => {
  const answers = askSlow(places + waitingMost);
  await beginAll();
  const refused = await app.inject('/api/quick');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  release();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(begun).toEqual(begun.toSorted((one, other) => Number(one) - Number(other)));
  expect(await ask('/api/quick')).toBe(200);
});

it.each<[string, string, FastifyContextConfig]>([
  ['a page', '/page', {}],
  ['a monitor', '/api/monitor', { skipsQueue: true }],
  ['a stream of events', '/api/stream', { waitsForNews: true }],
  ['sound', '/api/sound', { readerPatience: 1 }],
  ['a large body', '/api/large', { bodyMost: 1 }],
])('answers %s while everything is taken', async (_what, url, config) => {
  app.get(url, { config }, () => 'ok');
  const answers = askSlow(places + waitingMost);
  await beginAll();
  expect(await ask(url)).toBe(200);
  release();
  await Promise.all(answers);
});

it('takes a file while everything is taken', async () => {
  app.put('/api/file', () => 'ok');
  const answers = askSlow(places);
  await beginAll();
  const headers = { 'content-type': 'image/png' };
  const file = await app.inject({ method: 'PUT', url: '/api/file', headers, payload: 'png' });
  expect(file.statusCode).toBe(200);
  release();
  await Promise.all(answers);
});

it('gives places back after errors, refusals and answers that a handler writes itself', async () => {
  app.get('/api/failing', async () => {
    throw new Error('expected');
  });
  app.get(
    '/api/refused',
    { onRequest: async () => Promise.reject(new Error('expected')) },
    () => 1,
  );
  app.get('/api/sync', () => {
    throw new Error('expected');
  });
  app.get('/api/later', (_request, reply) => void setImmediate(() => reply.send('ok')));
  app.get('/api/own', async (_request, reply) => {
    reply.hijack();
    reply.raw.end('ok');
  });
  for (const url of ['failing', 'refused', 'sync', 'later', 'own'])
    for (let time = 0; time <= places; time += 1) await ask(`/api/${url}`);
  expect(await ask('/api/quick')).toBe(200);
});

it('needs no place for a body that is still on its way, nor for an answer that nobody reads', async () => {
  app.post('/api/form', () => 'ok');
  app.get('/api/endless', () => new PassThrough());
  const address = await listen();
  const headers = { 'content-type': 'application/json', 'content-length': 100 };
  const calls = Array.from({ length: places }, () => [
    call('/api/form', address, { method: 'POST', headers }).sent,
    call('/api/endless', address).sent,
  ]).flat();
  for (const [index, sent] of calls.entries()) {
    if (index % 2 === 0) sent.write('{');
    else sent.end();
  }
  await expect.poll(() => ask('/api/quick')).toBe(200);
  for (const sent of calls) sent.destroy();
});

it('forgets a caller who leaves while it waits', async () => {
  const address = await listen();
  const answers = askSlow(places);
  await beginAll();
  const [leaving, ...staying] = Array.from({ length: waitingMost }, () => {
    const waiting = call('/api/quick', address);
    waiting.sent.end();
    return waiting;
  });
  await expect.poll(() => count('waiting')).toBe(waitingMost);
  leaving?.sent.destroy();
  await expect.poll(() => count('waiting')).toBe(waitingMost - 1);
  release();
  expect(new Set(await Promise.all(staying.map(({ status }) => status)))).toEqual(new Set([200]));
  await Promise.all(answers);
});

it('keeps the place of a caller who leaves until its work is done', async () => {
  const address = await listen();
  const calls = Array.from({ length: places }, (_, index) => {
    const working = call(`/api/slow/${index}`, address);
    working.sent.end();
    return working;
  });
  await beginAll();
  const closed = calls.map(({ sent }) => new Promise((end) => sent.once('close', end)));
  for (const { sent } of calls) sent.destroy();
  await Promise.all(closed);
  const later = ask('/api/quick');
  await expect.poll(() => count('waiting')).toBe(1);
  expect(await count('working')).toBe(places);
  release();
  expect(await later).toBe(200);
  expect(await count('working')).toBe(0);
});
