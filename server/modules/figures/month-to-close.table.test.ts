import { sql } from '#drizzle/orm.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeOlderDatabase } from '../../testing/make-older-database.ts';
import { monthToCloseTable } from './month-to-close.table.ts';

/** The last migration before changed months were marked. */
const unmarked = 69;

// Proves payments: Older databases
test('an older database has every month with figures compared once more', async () => {
  const older = await makeOlderDatabase(unmarked, async (db) => {
    await db.execute(sql`
      insert into artist (id, name, genre, country, bio, social_links, related_ids)
      values ('art_1', 'Faro Norte', 'Jazz', 'PE', '', '{}', '{}'),
        ('art_2', 'Uno', 'Jazz', 'PE', '', '{}', '{}')`);
    await db.execute(sql`
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners)
      values ('art_1', '2026-10-31', 3, 4, 540, 12300, '{7,9}'),
        ('art_1', '2026-11-01', 1, 0, 180, 4100, '{7}'),
        ('art_1', '2026-11-02', 1, 0, 180, 4100, '{7}')`);
    await db.execute(sql`
      insert into imported_day
        (artist_id, day, streams, earned, listeners, countries, sources, listener_countries)
      values ('art_2', '2026-09-10', 5, 100, 1, '{}', '{}', '{}')`);
    await db.execute(sql`
      insert into closing_artist (month, artist_id) values ('2026-10', 'art_1')`);
  });
  const { db, close } = await openDatabase(older, { flushed: false });
  const marked = await db
    .select()
    .from(monthToCloseTable)
    .orderBy(monthToCloseTable.artistId, monthToCloseTable.month);
  const { rows } = await db.execute(sql`select failures from closing_artist`);
  await close();
  await older.remove();
  expect(marked.map(({ artistId, month }) => [artistId, month])).toEqual([
    ['art_1', '2026-10'],
    ['art_1', '2026-11'],
    ['art_2', '2026-09'],
  ]);
  expect(rows).toEqual([{ failures: 0 }]);
});
