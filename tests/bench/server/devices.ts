import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { startRealServer, type RealServer } from '../../../scripts/real-server.ts';
import { insertSession } from '../../../server/modules/accounts/session/session.repository.ts';
import { hashToken, newToken } from '../../../server/modules/accounts/session/session-token.ts';
import { insertUser } from '../../../server/modules/people/user/user.repository.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { printTable } from '../print-table.ts';
import type { Timing } from './measure.ts';
import { sampleCalls } from './sample-calls.ts';

type Settings = { databaseUrl: string; dataDir: string };

/** Of ten accounts one has two devices that are both looked at, the others one that plays. */
const pairs = 10;

/** Seconds that each state is measured. */
const measured = 40;

/** Milliseconds. */
const positionEvery = { beside: 10_000, alone: 30_000 };
const signEvery = 60_000;

type Device = { origin: string; token: string; deviceId: string; hasOther: boolean };

const wait = (seconds: number) => new Promise<void>((end) => setTimeout(end, seconds * 1_000));

async function call(device: Device, method: string, path: string, body: object) {
  const answer = await fetch(`${device.origin}/api/user/player/${path}`, {
    method,
    headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
}

/** Devices whose server refused or dropped something. */
function follow(device: Device, trackId: string, onFault: (fault: unknown) => void): () => void {
  const { deviceId, origin, token, hasOther } = device;
  const beat = () => call(device, 'POST', 'beat', { deviceId, kind: 'computer' }).catch(onFault);
  const begin = performance.now();
  const tell = (isStart = false) => {
    const seconds = (performance.now() - begin) / 1_000;
    const playing = { deviceId, at: 0, trackId, seconds, isPlaying: true, volume: 1 };
    return call(device, 'PUT', 'position', isStart ? { ...playing, isStart: true } : playing).catch(
      onFault,
    );
  };
  const stream = request(`${origin}/api/user/player/stream?deviceId=${deviceId}`, {
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const plays = !hasOther || deviceId.endsWith('a');
  stream.on('response', (answer: IncomingMessage) => {
    if (answer.statusCode !== 200) onFault(new Error(`stream: ${answer.statusCode}`));
    answer.setEncoding('utf8').on('data', (text: string) => {
      // Only who is looked at answers each ping.
      if (hasOther && text.includes('"ping"')) void beat();
    });
    answer.on('error', () => undefined);
  });
  stream.on('error', onFault);
  const timers: NodeJS.Timeout[] = [];
  const startUp = async () => {
    await beat();
    stream.end();
    timers.push(setInterval(() => void beat(), signEvery));
    if (!plays) return;
    await tell(true);
    timers.push(setInterval(() => void tell(), positionEvery[hasOther ? 'beside' : 'alone']));
  };
  void startUp();
  return () => {
    for (const timer of timers) clearInterval(timer);
    stream.off('error', onFault).on('error', () => undefined);
    stream.destroy();
  };
}

async function makeAccount(db: Db, number: number) {
  const id = `usr_bench-${number}`;
  const now = new Date();
  await insertUser(db, {
    id,
    email: `${id}@example.com`,
    username: `bench${number}`,
    displayName: 'Oyente',
    joinDate: '2026-01-01',
    createdAt: now,
    emailVerifiedAt: now,
  });
  const token = newToken();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await insertSession(db, { tokenHash: hashToken(token), userId: id, expiresAt, now });
  return token;
}

/** As many devices as `count` on each server; of a pair one is on each. */
async function makeDevices(db: Db, servers: readonly RealServer[], count: number, from: number) {
  const devices: Device[] = [];
  const wanted = count * servers.length;
  for (let number = from; devices.length < wanted; number += 1) {
    const token = await makeAccount(db, number);
    const hasOther = number % pairs === 0;
    for (const part of hasOther ? ['a', 'b'] : ['a']) {
      const origin = servers[devices.length % servers.length]?.origin ?? '';
      devices.push({ origin, token, deviceId: `dev_${number}${part}`, hasOther });
    }
  }
  return devices;
}

/**
 * Measures a call of somebody else, every 20 ms, while `count` devices per server play and steer:
 * on one server and on two, all with the demo on one empty PostgreSQL.
 */
export async function benchDevices({ databaseUrl, dataDir }: Settings, count: number) {
  const env = { DATABASE_URL: databaseUrl, TONADA_ACCOUNT_KEY: randomBytes(32).toString('hex') };
  const servers: RealServer[] = [];
  const start = async () => servers.push(await startRealServer({ dataFolder: dataDir, env }));
  await start();
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const rows: string[][] = [];
  let idle: Timing | null = null;
  try {
    const [first] = servers;
    if (!first) throw new Error('No server started.');
    const found = await fetch(`${first.origin}/api/search?q=luna`);
    const { tracks } = (await found.json()) as { tracks: { id: string }[] };
    const trackId = tracks[0]?.id ?? '';
    const address = `${first.origin}/api/tracks/${trackId}`;
    // As browsers do, asks again where the server had just closed a connection that lay idle.
    const read = async () => {
      const answer = await fetch(address).catch(() => fetch(address));
      await answer.arrayBuffer();
    };
    // Let what a start does come to rest.
    await wait(20);
    idle = await sampleCalls(read, () => wait(measured));
    rows.push(row('nothing else', idle, idle, 0));
    for (const [at, name] of ['one server', 'two servers'].entries()) {
      if (at > 0) await start();
      const devices = await makeDevices(db, servers, count, at * 100_000);
      const faults: unknown[] = [];
      const leave: (() => void)[] = [];
      for (const device of devices) {
        leave.push(follow(device, trackId, (fault) => void faults.push(fault)));
        // They do not come all at once.
        await wait(0.01);
      }
      await wait(10);
      const timing = await sampleCalls(read, () => wait(measured));
      for (const end of leave) end();
      rows.push(row(`${devices.length} devices, ${name}`, timing, idle, faults.length));
      for (const fault of faults.slice(0, 3)) console.log(String(fault));
      await wait(5);
    }
  } finally {
    await close();
    for (const server of servers) await server.stop();
  }
  printTable(
    `A call of somebody else, every 20 ms, beside devices (${count} on each server)`,
    ['', 'p10 ms', 'p50 ms', 'p99 ms', 'times p99', 'faults'],
    rows,
  );
}

const row = (name: string, { p10, p50, p99 }: Timing, idle: Timing, faults: number) => [
  name,
  ...[p10, p50, p99].map((time) => time.toFixed(2)),
  (p99 / idle.p99).toFixed(1),
  String(faults),
];
