import { sql } from '#drizzle/orm.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeOlderDatabase } from '../../testing/make-older-database.ts';
import { readDay } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';

/** The last migration in which a day had all its parts in one column. */
const inOneColumn = 39;

const parts = {
  countries: { MX: [2, 8200], unknown: [1, 4100] },
  sources: { playlist: [3, 12_300] },
  plans: { free: [1, 4100], premium: [2, 8200] },
  playlists: { pls_1: 3 },
  devices: { phone: 3 },
  hours: { 7: 1, 23: 2 },
  tracks: { trk_1: [1, 4100, 0], trk_2: [2, 8200, 4] },
};

test('a day of an older version keeps all its parts', async () => {
  const older = await makeOlderDatabase(inOneColumn, async (db) => {
    await db.execute(sql`
      insert into artist (id, name, genre, country, bio, social_links, related_ids)
      values ('art_1', 'Faro Norte', 'Jazz', 'PE', '', '{}', '{}')`);
    await db.execute(sql`
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners, parts)
      values ('art_1', '2026-11-19', 3, 4, 540, 12300, '{7,9}', ${JSON.stringify(parts)}::json),
        ('art_1', '2026-11-20', 0, 0, 0, 0, '{}', '{"tracks": {}}'::json)`);
  });
  const { db, close } = await openDatabase(older, { flushed: false });
  const rows = await db.select().from(artistDayTable).orderBy(artistDayTable.day);
  await close();
  await older.remove();
  const sums = { streams: 3, skips: 4, seconds: 540, earned: 12_300, listeners: [7, 9] };
  const [full, empty] = rows.map(readDay);
  expect(full).toEqual({ artistId: 'art_1', day: '2026-11-19', ...sums, parts });
  const none = { countries: {}, sources: {}, plans: {}, playlists: {}, devices: {}, hours: {} };
  expect(empty?.parts).toEqual({ ...none, tracks: {} });
});
