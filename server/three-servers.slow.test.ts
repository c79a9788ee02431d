import http from 'node:http';
import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../scripts/run-tests/patience.ts';
import { passwordLimits } from './modules/accounts/session/session.limits.ts';
import { pagesPerMinute } from './platform/limit-rates.ts';
import { makeWav } from './testing/make-sound.ts';
import { makeSmallFiles } from './testing/small-files.ts';
import { roundRobin } from './testing/round-robin.ts';
import { makeNextVersion, numbers, password, startTrio, type Trio } from './testing/start-trio.ts';

vi.setConfig({ testTimeout: 180_000 * patience, hookTimeout: 300_000 * patience });

let trio: Trio;
let one = '';
let two = '';
let wrong = '';
beforeAll(async () => {
  trio = await startTrio();
  [one, two, wrong] = trio.origins;
});
afterAll(() => trio.close());

type Call = { token?: string; body?: object; headers?: Record<string, string> };

const call = (origin: string, route: string, { token, body, headers }: Call = {}) => {
  const [method = '', path = ''] = route.split(' ');
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** @throws for an answer that is no success. */
async function get<Answer>(origin: string, route: string, options?: Call): Promise<Answer> {
  const answer = await call(origin, route, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

type SignedIn = { token: string; user: { id: string } };

const signIn = async (origin: string, role: 'admin' | 'label') => {
  const body = { email: `${role}@example.com`, password };
  return (await get<SignedIn>(origin, 'POST /auth/login', { body })).token;
};

const nora = { email: 'nora@example.com', password: 'tres tristes tigres' };
const profile = { displayName: 'Nora', dateOfBirth: '1990-01-01' };

async function register(origin: string, name: string) {
  const body = { ...nora, ...profile, email: `${name}@example.com` };
  const { token, user } = await get<SignedIn>(origin, 'POST /auth/register', { body });
  return { token, id: user.id };
}

const findTracks = async (origin: string, token: string) => {
  const { tracks } = await get<{ tracks: { id: string; audioUrl: string }[] }>(
    origin,
    'GET /search?q=luna',
    { token },
  );
  return tracks;
};

/** Takes all of the sound, as a player does. */
async function hear(origin: string, audioUrl: string) {
  const answer = await fetch(`${origin}${audioUrl}`);
  await answer.arrayBuffer();
  return answer.status;
}

async function query<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) {
  return (await trio.db.execute<Row>(statement)).rows;
}

/** Who has heard something enough, as if that much time had passed. */
const letTimePass = (listenerId: string) =>
  query(sql`update listening set due_at = now() - interval '1 minute', state = jsonb_set(state,
    '{current,firstByteAt}', to_jsonb((state->'current'->>'firstByteAt')::float8 - 60000))
    where listener_id = ${listenerId} returning listener_id`);

const hurry = (kind: string) =>
  query(sql`update job set run_at = now() - interval '1 second' where kind = ${kind}`);

const countPlays = async (listenerId: string) => {
  const [row] = await query<{ plays: number; off: number }>(sql`
    select count(*)::int as plays, coalesce(max(abs(extract(epoch from played_at - now()))), 0)::int as off
    from play where listener_id = ${listenerId}`);
  return row;
};

const hearing = async (listenerId: string) => {
  const [row] = await query<{ id: string }>(
    sql`select state->'current'->>'trackId' as id from listening where listener_id = ${listenerId}`,
  );
  return row?.id;
};

/** Everywhere within a second: the events between servers, not the look each ten seconds. */
const soon = { timeout: 1_000 * patience, interval: 20 };

describe('three servers, one with a wrong clock', () => {
  // Proves upgrade: Three servers are one
  it('share sessions, media keys, the limits of passwords and calls, and known devices', async () => {
    const signedIn = await call(one, 'POST /auth/register', { body: { ...nora, ...profile } });
    const { token } = (await signedIn.json()) as SignedIn;
    const cookie = String(signedIn.headers.get('set-cookie')?.split(';')[0]);
    const [track] = await findTracks(wrong, token);
    for (const origin of trio.origins) {
      expect((await call(origin, 'GET /auth/me', { token })).status).toBe(200);
      expect(await hear(origin, track?.audioUrl ?? '')).toBe(200);
    }

    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const statuses: number[] = [];
    for (let guess = 0; guess <= passwordLimits.account.most; guess += 1) {
      const body = { email: nora.email, password: `intento ${guess}` };
      const origin = trio.origins[guess % 3] ?? '';
      statuses.push((await call(origin, 'POST /auth/login', { body, headers })).status);
    }
    const most = Array.from({ length: passwordLimits.account.most }, () => 401);
    expect(statuses).toEqual([...most, 429]);
    const strange = await call(two, 'POST /auth/login', { body: nora, headers });
    expect(strange.status).toBe(429);
    const known = await call(wrong, 'POST /auth/login', {
      body: nora,
      headers: { ...headers, cookie },
    });
    expect(known.status).toBe(200);

    const look = async (origin: string) => (await call(origin, 'GET /nada', { headers })).status;
    for (let at = 0; at < pagesPerMinute; at += 1) expect(await look(one)).toBe(404);
    let tries = 0;
    await expect.poll(() => ((tries += 1), look(two))).toBe(429);
    expect(tries).toBeLessThan(pagesPerMinute / 2);
  });

  it('count a play once whose server is killed, at its time, and the next one elsewhere', async () => {
    const { token, id } = await register(two, 'oyente');
    const [first, next] = await findTracks(two, token);
    await hear(wrong, first?.audioUrl ?? '');
    await expect.poll(() => hearing(id)).toBe(first?.id);
    await trio.kill(2);
    await letTimePass(id);
    await hurry('plays.count-left');
    await expect.poll(() => countPlays(id)).toMatchObject({ plays: 1 });
    const restarted = trio.start(2);
    await hear(one, next?.audioUrl ?? '');
    await expect.poll(() => hearing(id)).toBe(next?.id);
    await restarted;
    await hear(wrong, next?.audioUrl ?? '');
    await letTimePass(id);
    await expect.poll(() => countPlays(id)).toMatchObject({ plays: 2 });
    expect((await countPlays(id))?.off).toBeLessThan(120);
  });

  it('see a change by staff within a second, although its server is killed', async () => {
    const token = await signIn(two, 'admin');
    const { token: listener } = await register(one, 'otra');
    const isMaintained = (origin: string) => async () =>
      (await get<{ isMaintained: boolean }>(origin, 'GET /service')).isMaintained;
    const set = (origin: string, isOn: boolean) =>
      get(origin, 'PUT /admin/settings/maintenance', { token, body: { isOn } });
    await set(two, true);
    await trio.kill(1);
    for (const origin of [one, wrong]) {
      await expect.poll(isMaintained(origin), soon).toBe(true);
      const closed = await call(origin, 'GET /tracks/liked', { token: listener });
      expect(closed.status).toBe(503);
    }
    await trio.start(1);
    expect(await isMaintained(two)()).toBe(true);
    await set(wrong, false);
    for (const origin of [one, two]) await expect.poll(isMaintained(origin), soon).toBe(false);
  });

  it('go on with an upload whose server is killed', async () => {
    const token = await signIn(one, 'label');
    const sound = makeWav(5);
    const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
    const begun = await call(one, 'POST /label/uploads/sound', {
      headers: { ...headers, 'upload-length': String(sound.length) },
    });
    const path = String(begun.headers.get('location'));
    const part = { ...headers, 'content-type': 'application/offset+octet-stream' };
    const broken = http.request(`${one}${path}`, {
      method: 'PATCH',
      headers: { ...part, 'upload-offset': 0, 'content-length': sound.length },
    });
    broken.on('error', () => undefined).write(sound.subarray(0, 100_000));
    const id = path.slice(path.lastIndexOf('/') + 1);
    const writer = () =>
      query<{ writer: string | null }>(sql`select writer from upload where id = ${id}`);
    await expect.poll(async () => (await writer())[0]?.writer).not.toBeNull();
    await trio.kill(0);
    const found = await fetch(`${two}${path}`, { method: 'HEAD', headers });
    const offset = Number(found.headers.get('upload-offset'));
    const sent = await fetch(`${two}${path}`, {
      method: 'PATCH',
      headers: { ...part, 'upload-offset': String(offset) },
      body: Uint8Array.from(sound.subarray(offset)),
    });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(sound.length)]);
    const finished = await fetch(`${wrong}${path}/finish`, { method: 'POST', headers });
    expect(finished.status).toBe(200);
    await trio.start(0);
  });

  it('finish the job of a killed one once its lease is over', async () => {
    const { token } = await register(one, 'curiosa');
    const look = () =>
      get<{ export: { state: string } | null }>(wrong, 'GET /user/data-export', { token });
    await Promise.all([trio.kill(1), trio.kill(2)]);
    trio.store.faults.find = ({ method }) => (method === 'PUT' ? { kind: 'silent' } : undefined);
    await get(one, 'POST /user/data-export', { token });
    const held = () =>
      query<{ runs: number }>(
        sql`select count(*)::int as runs from job where kind = 'data-export.make' and holder is not null`,
      );
    await expect.poll(held).toEqual([{ runs: 1 }]);
    await trio.kill(0);
    trio.store.faults.find = () => undefined;
    await query(sql`update job set leased_until = now() where holder is not null`);
    await Promise.all(numbers.map((at) => trio.start(at)));
    await expect.poll(async () => (await look()).export?.state).toBe('ready');
  });
});

describe('servers that are replaced by the next version, one by one, under load', () => {
  /** Calls in turn until told to stop, and says what must have been counted. */
  async function live(name: string, origin: string, isOver: () => boolean) {
    const { token, id } = await register(origin, name);
    const tracks = await findTracks(origin, token);
    const { png } = await makeSmallFiles();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    let rounds = 0;
    for (; !isOver(); rounds += 1) {
      const track = tracks[rounds % tracks.length];
      const body = { email: `${name}@example.com`, password: nora.password };
      await get(origin, 'POST /auth/login', { body });
      await get(origin, `POST /tracks/${track?.id}/like`, { token, body: { liked: true } });
      const image = `${origin}/api/user/profile-image`;
      const sent = await fetch(image, { method: 'PUT', headers, body: Uint8Array.from(png) });
      expect([sent.status, await sent.text()]).toEqual([200, expect.any(String)]);
      await hear(origin, track?.audioUrl ?? '');
      await expect.poll(() => hearing(id)).toBe(track?.id);
      await letTimePass(id);
      await hurry('plays.count-left');
      await expect.poll(() => countPlays(id)).toMatchObject({ plays: rounds + 1 });
    }
    return { id, rounds, liked: Math.min(rounds, tracks.length) };
  }

  async function read(origin: string, isOver: () => boolean) {
    let reads = 0;
    for (; !isOver(); reads += 1) await get(origin, 'GET /search?q=luna');
    return reads;
  }

  // Proves upgrade: An upgrade without a stop
  it('answer everybody, lose and repeat nothing, and one goes back by a restart', async () => {
    const proxy = await roundRobin(trio.origins);
    onTestFinished(proxy.close);
    const next = await makeNextVersion();
    onTestFinished(next.remove);
    let isOver = false;
    const lives = Promise.all(['una', 'dos'].map((name) => live(name, proxy.origin, () => isOver)));
    const reads = read(proxy.origin, () => isOver);
    const all = Promise.all([lives, reads]);
    // Its failure is seen at the end, beside what the proxy saw.
    all.catch(() => undefined);
    const replace = async (at: (typeof numbers)[number], folder?: string) => {
      await trio.kill(at, 'SIGTERM');
      return trio.start(at, folder);
    };
    for (const at of numbers) await replace(at, next.folder);
    const migrated = await query(sql`select 1 from drizzle.__drizzle_migrations`);
    const former = await replace(1);
    isOver = true;
    await all.catch(() => undefined);
    expect(proxy.faults).toEqual([]);
    const [people] = await all;
    for (const { id, rounds, liked } of people) {
      const [row] = await query<{ likes: number }>(
        sql`select count(*)::int as likes from liked_track where listener_id = ${id}`,
      );
      expect(rounds).toBeGreaterThan(0);
      expect([row?.likes, (await countPlays(id))?.plays]).toEqual([liked, rounds]);
    }
    expect(former.output()).toContain('A newer version of Tonada has migrated the database');
    expect(await query(sql`select 1 from drizzle.__drizzle_migrations`)).toEqual(migrated);
    await query(sql`select "next" from track limit 1`);
  });
});
