import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer, type RealServer } from '../../../scripts/real-server.ts';
import { printTable } from '../print-table.ts';
import { holdToShare } from './core-share.ts';
import { toTiming } from './measure.ts';

type Settings = { databaseUrl: string; dataDir: string };

type Load = { origins: readonly string[]; callers: number; calls: readonly Call[] };
type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; token?: string };

/** Milliseconds. */
const warmUp = 10_000;
const measured = 40_000;

/** Enough that a server is never without a call, too few for a refusal. */
const callersOfServer = 8;

/** From one of so many addresses that none reaches a limit. */
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

function send(origin: string, { method, path, token }: Call, agent: Agent): Promise<number> {
  const headers = {
    'x-forwarded-for': address(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((answered, failed) => {
    request(`${origin}/api${path}`, { method, agent, headers }, (answer) => {
      answer.resume().once('end', () => answered(answer.statusCode ?? 0));
    })
      .once('error', failed)
      .end();
  });
}

/** What a listener's page asks, and one like in eight calls. */
async function makeCalls(origin: string): Promise<Call[]> {
  const read = async (path: string, body?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as {
      token: string;
      tracks: { id: string; artist: { id: string } }[];
    };
  };
  const account = { email: 'banco@example.com', displayName: 'Banco', dateOfBirth: '1990-01-01' };
  const { token } = await read('/auth/register', {
    ...account,
    password: randomBytes(9).toString('hex'),
  });
  const { tracks } = await read('/search?q=luna');
  const [track] = tracks;
  if (!track) throw new Error('The demo has no song to ask for.');
  return [
    { method: 'GET', path: '/auth/me', token },
    { method: 'GET', path: '/playlists/featured', token },
    { method: 'GET', path: '/search?q=luna', token },
    { method: 'GET', path: `/artists/${track.artist.id}`, token },
    { method: 'GET', path: '/tracks/liked', token },
    { method: 'GET', path: '/playlists/user', token },
    { method: 'GET', path: `/tracks/${track.id}` },
    { method: 'POST', path: `/tracks/${track.id}/like`, token },
  ];
}

/** Each caller keeps to one server, as behind a proxy, and calls again as soon as it is answered. */
async function measureLoad({ origins, callers, calls }: Load, milliseconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  const faults = new Map<string, number>();
  const end = performance.now() + milliseconds;
  const keepCalling = async (caller: number) => {
    const origin = origins[caller % origins.length] ?? '';
    for (let at = caller; performance.now() < end; at += 1) {
      const call = calls[at % calls.length];
      if (!call) return;
      const start = performance.now();
      const status = await send(origin, call, agent).catch(String);
      times.push(performance.now() - start);
      const fault = `${status} ${call.path}`;
      if (!String(status).startsWith('2')) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => keepCalling(caller)));
  agent.destroy();
  return { times, faults };
}

/**
 * Measures the calls that one server and `most` servers answer under the same kind of load, on one
 * PostgreSQL. With a `share` each server has that part of a core, so that on few cores the servers
 * are what is full, and neither the database nor who calls.
 */
export async function benchServers(
  { databaseUrl, dataDir }: Settings,
  most: number,
  share: number,
) {
  const env = {
    DATABASE_URL: databaseUrl,
    TONADA_ACCOUNT_KEY: randomBytes(32).toString('base64'),
    TONADA_TRUSTED_PROXIES: 'loopback',
    TONADA_RENDER_AHEAD: 'off',
  };
  const servers: RealServer[] = [];
  const letGo: (() => Promise<void>)[] = [];
  const rows: string[][] = [];
  let alone = 0;
  try {
    for (let at = 0; at < most; at += 1)
      servers.push(await startRealServer({ dataFolder: dataDir, env }, 600_000));
    const calls = await makeCalls(servers[0]?.origin ?? '');
    // Let what a start does come to rest.
    await wait(20_000);
    if (share > 0)
      for (const server of servers) letGo.push(await holdToShare(server.pid() ?? 0, share));
    for (const count of [1, most, 1, most]) {
      const origins = servers.slice(0, count).map(({ origin }) => origin);
      const load = { origins, callers: callersOfServer * count, calls };
      await measureLoad(load, warmUp);
      const { times, faults } = await measureLoad(load, measured);
      const perSecond = times.length / (measured / 1_000);
      if (count === 1) alone = perSecond;
      const { p50, p99 } = toTiming(times);
      rows.push([
        String(count),
        perSecond.toFixed(0),
        (perSecond / alone).toFixed(2),
        p50.toFixed(0),
        p99.toFixed(0),
        [...faults].map(([fault, seen]) => `${seen} × ${fault}`).join(', ') || '0',
      ]);
    }
  } finally {
    for (const server of servers) await server.stop();
    for (const free of letGo) await free();
  }
  printTable(
    `A listener's calls on PostgreSQL${share > 0 ? `, each server with ${share} of a core` : ''}`,
    ['servers', 'calls/s', 'times one', 'p50 ms', 'p99 ms', 'faults'],
    rows,
  );
}
