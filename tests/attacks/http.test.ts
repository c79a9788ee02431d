import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import type { AuthResponse } from '#contract/session.ts';
import { profileImageMax } from '#contract/limits.ts';
import { callsPerMinute, pagesPerMinute } from '../../server/platform/limit-rates.ts';
import type { RealServer } from '../../scripts/real-server.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

let server: RealServer;
let stop: () => void;
let stopped: Promise<void>;
/** A silent connection and an unfinished one, whose timeouts run during the other tests. */
let unfinished: Socket[];

beforeAll(async () => {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  stop = resolve;
  await new Promise<void>((ready, refuse) => {
    stopped = withDemoServer(async (started) => {
      server = started;
      ready();
      await done;
    });
    stopped.catch(refuse);
  });
  unfinished = [open(), open()];
  unfinished[1]?.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
});
afterAll(async () => {
  stop();
  await stopped;
});

const open = () => connect(server.port, 'localhost').on('error', () => undefined);

const head = (line: string, headers: Record<string, string> = {}) =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Sends a raw request, which an HTTP client would normalize. */
async function answerTo(line: string, headers: Record<string, string> = {}, body = '') {
  const socket = open();
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  socket.write(head(line, { Connection: 'close', ...length, ...headers }) + body);
  return text(socket);
}

const getStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** Sends the lines in turn on one connection, 100 at a time. */
async function getStatuses(lines: readonly string[], times: number, from: string) {
  const socket = open().setEncoding('utf8');
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 100) {
    const indexes = Array.from({ length: Math.min(100, times - sent) }, (_, index) => sent + index);
    for (const index of indexes) {
      const headers = { 'X-Forwarded-For': from, Accept: 'application/json' };
      socket.write(head(lines[index % lines.length] ?? '', headers));
    }
    while (statuses.length < sent + indexes.length) {
      const [part] = (await once(socket, 'data')) as [string];
      statuses.push(...[...part.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code)));
    }
  }
  socket.destroy();
  return statuses;
}

async function signIn(): Promise<string> {
  const email = demoAccounts[0]?.email;
  const answer = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Tested by the server's own tests.
  const { token } = (await answer.json()) as AuthResponse;
  return token;
}

/** In megabytes. */
function memory() {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

// Proves security: V15.2 Dependencies
test('uploads held open are counted before they are read and take no memory', async () => {
  const headers = {
    Authorization: `Bearer ${await signIn()}`,
    'Content-Type': 'image/png',
    'Content-Length': String(profileImageMax),
  };
  const before = memory();
  const almostAll = Buffer.alloc(profileImageMax - 1);
  const uploads = Array.from({ length: 60 }, () => {
    const socket = open();
    socket.write(head('PUT /api/user/profile-image', headers));
    socket.write(almostAll);
    return socket;
  });
  const refused = uploads.map(async (socket) => {
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return getStatus(answer.toString());
  });
  const statuses: number[] = [];
  for (const each of refused) void each.then((status) => statuses.push(status)).catch(() => {});
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBe(58);
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(memory() - before).toBeLessThan(120);
  for (const socket of uploads) socket.destroy();
  // The server notices closed connections late and refuses until then.
  await expect
    .poll(() => answerWithinAHealthCheck('PUT /api/user/profile-image', headers), {
      timeout: 20_000,
    })
    .toBe('');
});

/**
 * Returns what arrives for a bare head before a later health check is answered; empty where the
 * head is accepted.
 */
async function answerWithinAHealthCheck(line: string, headers: Record<string, string>) {
  const socket = open();
  let answer = '';
  socket.on('data', (part: Buffer) => {
    answer += part.toString();
  });
  socket.write(head(line, headers));
  expect(getStatus(await answerTo('GET /api/health'))).toBe(200);
  socket.destroy();
  return answer;
}

// Proves security: V15.3 Defensive code
test('a body of many keys is refused before it is looked at', async () => {
  const json = { 'Content-Type': 'application/json' };
  const getBody = (size: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, key) => [`k${key}`, 0])));
  const many = await answerTo('POST /api/auth/login', json, getBody(20_000));
  expect(getStatus(many)).toBe(413);
  const fewer = await answerTo('POST /api/auth/login', json, getBody(1000));
  expect(getStatus(fewer)).toBe(400);
  expect(Buffer.byteLength(fewer)).toBeLessThan(4096);
});

test('a name that begins like an address of this machine is not this machine', async () => {
  const login = JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassword });
  const askFrom = (headers: Record<string, string>) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    return answerTo('POST /api/auth/login', all, login);
  };
  expect(getStatus(await askFrom({ Origin: 'http://127.evil.example' }))).toBe(401);
  expect(getStatus(await askFrom({ Origin: 'http://127.0.0.1' }))).toBe(200);
});

test('headers and bodies made to be read for ever, and broken texts, hold nobody up', async () => {
  const order: string[] = [];
  const hostile = Array.from({ length: 20 }, async () => {
    await answerTo('GET /api/search?q=luz', { 'Accept-Language': `es${' '.repeat(12_000)}x` });
    order.push('hostile');
  });
  const spaces = JSON.stringify({
    email: 'a',
    password: 'b',
    displayName: `x${' '.repeat(15_000)}x`,
  });
  const json = { 'Content-Type': 'application/json' };
  const typed = await answerTo('POST /api/auth/register', json, spaces);
  await Promise.all(hostile);
  expect([getStatus(typed), order.length]).toEqual([400, 20]);
  const broken = await answerTo(
    'POST /api/auth/login',
    json,
    '{"email":"a@b.co","password":"\\ud800"}',
  );
  expect(getStatus(broken)).toBe(400);
});

test('the limit of calls counts every spelling of a route', async () => {
  const spellings = [
    'GET /%61pi/health',
    'GET /api/h%65alth',
    'GET http://tonada.example/api/health',
    'GET HTTP://tonada.example/%61pi/health',
  ];
  const statuses = await getStatuses(spellings, callsPerMinute * 2, '203.0.113.7');
  expect(new Set(statuses.slice(0, callsPerMinute))).toEqual(new Set([200]));
  expect(statuses).toContain(429);
});

test('the limit of pages counts unknown pages, and those that read the database', async () => {
  const lines = [
    'GET /playlist/pls_1',
    'GET /%74rack/trk_1',
    'GET http://tonada.example/artist/x',
    'GET /api/nada',
    'GET /api/%E0%A4%A',
    'POST /api/nada',
    'OPTIONS *',
    `GET /api/tracks/${'x'.repeat(300)}/nada`,
  ];
  const statuses = await getStatuses(lines, pagesPerMinute * 2, '203.0.113.8');
  expect(statuses.slice(0, pagesPerMinute)).not.toContain(429);
  expect(statuses).toContain(429);
});

test('no answer of the API is cached unless its route says so', async () => {
  const lines = [
    'GET /api/health',
    'GET /%61pi/health',
    'GET /api/playlists/featured',
    'GET /api/tracks/nada',
    'GET /api/nada',
    'DELETE /api/health',
    'NONSENSE',
  ];
  const answers = await Promise.all(lines.map(async (line) => answerTo(line)));
  expect(answers.filter((answer) => !/^cache-control: no-store\r$/im.test(answer))).toEqual([]);
});

test('an id that is too long is not found', async () => {
  for (const length of [65, 101, 4000]) {
    const answer = await answerTo(`GET /api/tracks/${'x'.repeat(length)}`);
    expect(getStatus(answer)).toBe(404);
    expect(answer).not.toContain('JSON');
  }
});

test('a client that leaves in the middle of a body leaves nothing in the log', async () => {
  const socket = open();
  socket.write(
    head('POST /api/auth/login', { 'Content-Type': 'application/json', 'Content-Length': '500' }),
  );
  socket.write('{"email":');
  expect(getStatus(await answerTo('GET /api/health'))).toBe(200);
  socket.destroy();
  await once(socket, 'close');
  expect(getStatus(await answerTo('GET /api/health'))).toBe(200);
  expect(server.log()).not.toContain('request failed');
});

// Proves security: V4.2 HTTP messages
test('a client that never finishes its headers is answered and disconnected', async () => {
  for (const socket of unfinished) expect(getStatus(await text(socket))).toBe(408);
});
