import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import { pageLimits, playlistLimits } from '#contract/limits.ts';
import type { RealServer } from '../../scripts/real-server.ts';
import { findUserByEmail } from '../../server/modules/people/user/user.repository.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { addBigPlaylist } from '../../server/testing/add-big-playlist.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

/** In bytes. */
const largest = 300_000;

const email = demoAccounts[0]?.email ?? '';

/**
 * Fills an account to its limits: 1,000 public playlists of 50 tracks with the longest names and
 * descriptions, one of 10,000 tracks, as many likes, and the most featured ones.
 */
async function fillAccount({ dataFolder }: RealServer) {
  const { db, close } = await openDatabase(loadConfig({ TONADA_DATA_DIR: dataFolder }));
  try {
    const ownerId = (await findUserByEmail(db, email))?.id;
    if (ownerId === undefined) throw new Error(`There is no account of ${email}.`);
    const others = playlistLimits.perPerson - 1;
    await db.execute(sql`delete from playlist where owner_id = ${ownerId}`);
    await db.execute(sql`
      insert into playlist (id, name, description, owner_id, is_public, track_count, total_duration,
        created_at, search_key)
      select 'pls_large-' || number, repeat('漢', ${playlistLimits.nameMax}::int),
        repeat('漢', ${playlistLimits.descriptionMax}::int), ${ownerId}, true, 50, 9000,
        now() - number * interval '1 hour', 'large' from generate_series(1, ${others}::int) as number`);
    const big = await addBigPlaylist(db, { ownerId, now: new Date() });
    await db.execute(sql`
      insert into playlist_track (id, playlist_id, track_id, position, added_at)
      select 'ent_large-' || list || '-' || place, 'pls_large-' || list,
        'trk_big-' || (list * 7 + place) % 10000, place * 65536, now()
      from generate_series(1, ${others}::int) as list, generate_series(1, 50) as place`);
    await db.execute(sql`
      insert into liked_track (listener_id, track_id, liked_at)
      select ${ownerId}, 'trk_big-' || number, now() - number * interval '1 second'
      from generate_series(0, ${playlistLimits.tracks - 1}::int) as number`);
    return { ownerId, big };
  } finally {
    await close();
  }
}

async function signIn(origin: string) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

test(
  'no answer to the largest account exceeds 300 kB, and all of it can be read',
  () =>
    withDemoServer(async (server) => {
      await server.stop();
      const { ownerId, big } = await fillAccount(server);
      await server.start();
      const headers = await signIn(server.origin);

      const sizes: [path: string, bytes: number][] = [];
      async function get(path: string) {
        const answer = await fetch(`${server.origin}/api${path}`, { headers });
        const text = await answer.text();
        expect(`${path} ${answer.status}`).toBe(`${path} 200`);
        sizes.push([path, Buffer.byteLength(text)]);
        return { body: JSON.parse(text) as unknown, next: answer.headers.get('x-next-cursor') };
      }

      async function countAll(path: string): Promise<number> {
        const parts = [await get(path)];
        for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) {
          parts.push(await get(`${path}${path.includes('?') ? '&' : '?'}cursor=${next}`));
        }
        return parts.flatMap(({ body }) => body).length;
      }

      expect(await countAll('/playlists/user')).toBe(playlistLimits.perPerson);
      expect(await countAll('/tracks/liked')).toBeGreaterThanOrEqual(playlistLimits.tracks);
      await get('/playlists/featured');
      await get('/tracks/recent');
      await get('/user/figures');
      await get('/charts/global');
      await get('/user/home');
      await get(`/users/${ownerId}`);
      await get(`/playlists/${big}`);
      await get(`/playlists/${big}/tracks?limit=${pageLimits.tracksMax}`);
      expect(sizes.filter(([, bytes]) => bytes > largest)).toEqual([]);
    }),
  180_000,
);
