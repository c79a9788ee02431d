import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { runServer, type ServerProcess } from '../../testing/run-server.ts';

const rounds = 4;
const callers = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'tonada-durability-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Acknowledged = { playlists: string[]; tracks: string[] };
type Named = { id: string }[];

async function call(server: ServerProcess, path: string, token = '', body?: unknown) {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json() as Promise<unknown>;
}

async function ownPlaylists({ origin }: ServerProcess, token: string): Promise<Named> {
  const found: Named = [];
  let next: string | null = '';
  while (next !== null) {
    const response: Response = await fetch(`${origin}/api/playlists/user${next}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    found.push(...((await response.json()) as Named));
    const cursor = response.headers.get('x-next-cursor');
    next = cursor === null ? null : `?cursor=${encodeURIComponent(cursor)}`;
  }
  return found;
}

/** Likes and creates from several callers at once, and kills the server after this many answers. */
async function burst(server: ServerProcess, token: string, tracks: string[], killAfter: number) {
  const acknowledged: Acknowledged = { playlists: [], tracks: [] };
  let answers = 0;
  const count = async () => {
    answers += 1;
    if (answers === killAfter) await server.kill('SIGKILL');
  };
  const work = async () => {
    for (let track = tracks.pop(); track !== undefined; track = tracks.pop()) {
      await call(server, `/tracks/${track}/like`, token, {});
      acknowledged.tracks.push(track);
      await count();
      const made = (await call(server, '/playlists', token, {
        name: `Lista ${track}`,
      })) as Named[0];
      acknowledged.playlists.push(made.id);
      await count();
    }
  };
  await Promise.allSettled(Array.from({ length: callers }, work));
  // Calls refused by a busy machine do not count as answers.
  if (answers < killAfter) await server.kill('SIGKILL');
  return acknowledged;
}

describe('SIGKILL during a burst of likes and playlist creations', () => {
  it(`loses nothing acknowledged, ${rounds} times`, { timeout: 900_000 }, async () => {
    const settings = { TONADA_DATA_DIR: dataDir };
    const account = {
      email: 'rafaga@example.com',
      password: 'una tras otra',
      displayName: 'Ráfaga',
      dateOfBirth: '1990-01-01',
    };
    let server = await runServer(settings);
    await server.ready();
    const { token } = (await call(server, '/auth/register', '', account)) as { token: string };
    const all: Acknowledged = { playlists: [], tracks: [] };
    const tracks = catalogue.tracks.map(({ id }) => id);

    for (let round = 0; round < rounds; round += 1) {
      const some = tracks.splice(0, 30);
      const acknowledged = await burst(server, token, some, 5 + 9 * round);
      await server.ended;
      all.tracks.push(...acknowledged.tracks);
      all.playlists.push(...acknowledged.playlists);

      server = await runServer(settings);
      await server.ready();
      const liked = (await call(server, '/tracks/liked', token)) as Named;
      const playlists = await ownPlaylists(server, token);
      expect(liked.map(({ id }) => id)).toEqual(expect.arrayContaining(all.tracks));
      expect(playlists.map(({ id }) => id)).toEqual(expect.arrayContaining(all.playlists));
    }
    await server.kill('SIGKILL');
    expect(all.tracks.length + all.playlists.length).toBeGreaterThan(rounds * 5);
  });
});
