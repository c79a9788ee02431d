import { eq, sql } from 'drizzle-orm';
import { broughtLimits, pageLimits, playlistLimits, searchLimits } from '#contract/limits.ts';
import { startTestApp } from '../../../server/testing/start-test-app.ts';
import { addBigPlaylist } from '../../../server/testing/add-big-playlist.ts';
import { userTable } from '../../../server/modules/people/user/user.table.ts';
import { printTable } from '../print-table.ts';

/** Milliseconds that no other person's call may wait. */
const waitMost = 1_000;

type Tonada = Awaited<ReturnType<typeof startTestApp>>;

/** Fills an account to its limits: history, likes, playlists of 50 tracks, and one of 10,000. */
async function fill({ db }: Tonada, ownerId: string) {
  const big = await addBigPlaylist(db, { ownerId, now: new Date('2026-11-19T00:00:00Z') });
  await db.execute(sql`
    insert into brought_listen (id, listener_id, track_id, played_at)
    select 'brl_' || number, ${ownerId}, 'trk_big-' || (number::bigint * 7919 % 10000),
      timestamptz '2016-01-01' + number * interval '20 minutes'
    from generate_series(1, ${broughtLimits.perPerson}::int) as number`);
  await db.execute(sql`
    insert into liked_track (listener_id, track_id, liked_at)
    select ${ownerId}, 'trk_big-' || number, now() - number * interval '1 second'
    from generate_series(0, ${playlistLimits.tracks - 1}::int) as number`);
  await db.execute(sql`
    insert into playlist (id, name, description, owner_id, is_public, track_count, total_duration,
      created_at, search_key)
    select 'pls_large-' || number, 'Lista ' || number, '', ${ownerId}, true, 50, 9000,
      now() - number * interval '1 hour', 'lista ' || number
    from generate_series(1, ${playlistLimits.perPerson - 1}::int) as number`);
  await db.execute(sql`
    insert into playlist_track (id, playlist_id, track_id, position, added_at)
    select 'ent_large-' || list || '-' || place, 'pls_large-' || list,
      'trk_big-' || (list * 7 + place) % 10000, place * 65536, now()
    from generate_series(1, ${playlistLimits.perPerson - 1}::int) as list,
      generate_series(1, 50) as place`);
  // As the job after an import does.
  await db.execute(sql`analyze brought_listen`);
  return big;
}

/** Values of parameters; every other one has the id of a track. */
const getParam = (url: string, name: string, ids: Record<string, string>) =>
  ids[`${url.split('/')[2]}.${name}`] ?? ids[name] ?? 'trk_big-1';

/** Words that match every row, and ten that match none: the dearest searches. */
const searches = [
  `q=${encodeURIComponent('a '.repeat(searchLimits.queryMax / 2).trim())}`,
  `q=${encodeURIComponent('a b c d e f g h i qqq')}`,
];

const questions: { [url: string]: readonly string[] } = {
  '/api/user/history': [`limit=${pageLimits.tracksMax}`, ...searches],
  '/api/user/history/file': ['format=csv', 'format=json'],
  '/api/search': searches,
  '/api/playlists/:id/tracks': [`limit=${pageLimits.tracksMax}`],
  '/api/tracks/liked': [`limit=${pageLimits.tracksMax}`],
};

/**
 * Makes each reading call of a listener with the largest allowed account on the embedded database,
 * while another person reads one row again and again.
 */
export async function benchLargestAccount(): Promise<void> {
  const tonada = await startTestApp({ now: new Date() });
  try {
    const large = await tonada.signIn();
    const other = await tonada.signIn();
    const big = await fill(tonada, large.id);
    const ids = { 'playlists.id': big, 'users.id': large.id };
    const rows: [call: string, status: number, milliseconds: number, waited: number][] = [];
    const urls = tonada.app.declaredRoutes.filter(
      ({ method, access }) =>
        method === 'GET' && (access === 'listener' || access === 'optional' || access === 'public'),
    );
    for (const { url } of urls.filter((route) => !/events|audio|image|\*/.test(route.url))) {
      const path = url.replaceAll(/:(\w+)/g, (_, name: string) => getParam(url, name, ids));
      for (const question of questions[url] ?? ['']) {
        const whole = question === '' ? path : `${path}?${question}`;
        const state = { isOver: false };
        const start = performance.now();
        const call = tonada.app
          .inject({ url: whole, headers: large.headers })
          // A stream that the server ends.
          .catch(() => ({ statusCode: 0 }))
          .finally(() => (state.isOver = true));
        const waited = await readMeanwhile(tonada, other.id, state);
        const { statusCode } = await call;
        rows.push([whole.slice(0, 60), statusCode, performance.now() - start, waited]);
      }
    }
    rows.sort((one, another) => another[3] - one[3] || another[2] - one[2]);
    printTable(
      'The largest account on the embedded database: the calls that others waited for longest',
      ['call', 'status', 'ms', 'others waited ms'],
      rows
        .slice(0, 15)
        .map((row) =>
          row.map((cell) => String(typeof cell === 'number' ? Math.round(cell) : cell)),
        ),
    );
    const late = rows.filter(([, , , waited]) => waited > waitMost);
    const [slowest] = rows.toSorted((one, another) => another[2] - one[2]);
    console.log(
      `${rows.length} calls; slowest: ${slowest?.[0]}; over ${waitMost} ms: ${late.length}`,
    );
  } finally {
    await tonada.close();
  }
}

/** @returns the longest time of one of the other person's reads, in milliseconds. */
async function readMeanwhile({ db }: Tonada, id: string, state: { isOver: boolean }) {
  let longest = 0;
  do {
    const start = performance.now();
    await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, id));
    longest = Math.max(longest, performance.now() - start);
    await new Promise((resolve) => void setImmediate(resolve));
  } while (!state.isOver);
  return longest;
}
