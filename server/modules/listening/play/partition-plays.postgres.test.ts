import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { partitionPlays } from './partition-plays.repository.ts';

const name = `tonada_${newId().toLowerCase()}`;
const now = new Date('2026-11-20T12:00:00Z');

let owned: TestDatabase;
let owner: Awaited<ReturnType<typeof openDatabase>>;
let older: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  owned = await makeTestDatabase();
  owner = await openDatabase(owned);
  await owner.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(owned.databaseUrl ?? '');
  url.pathname = name;
  older = await openDatabase({ ...owned, databaseUrl: url.href });
  await addTracks(older.db, [{ id: 'trk_1', title: 'Luna' }]);
});
afterAll(async () => {
  await older.close();
  await owner.db.execute(sql.raw(`drop database ${name} with (force)`));
  await owner.close();
  await owned.remove();
});

const play = (id: string, at: string) =>
  older.db.execute(sql`
    insert into play (id, track_id, played_at) values (${id}, 'trk_1', ${at}::timestamptz)`);

const findPlays = async () => {
  const { rows } = await older.db.execute<{ id: string; table: string }>(
    sql`select id, tableoid::regclass::text as table from play order by played_at`,
  );
  return rows.map(({ id, table }) => [id, table]);
};

it('moves no play of an older database, and files each new one under its month', async () => {
  const { db } = older;
  await play('old', '2025-03-01T00:00:00Z');
  await play('last', '2026-11-20T11:00:00Z');
  // As after a killed start.
  await db.execute(sql`create unique index play_before_key on play (id)`);
  await partitionPlays(db, now);
  await partitionPlays(db, now);
  await play('now', '2026-11-20T12:00:01Z');
  await play('next', '2026-12-31T23:59:59Z');
  await play('january', '2027-01-01T00:00:00Z');
  await play('far', '2028-02-29T00:00:00Z');
  expect(await findPlays()).toEqual([
    ['old', 'play_before'],
    ['last', 'play_before'],
    ['now', 'play_before'],
    ['next', 'play_2026_12'],
    ['january', 'play_2027_01'],
    ['far', 'play_rest'],
  ]);

  // A later start files what waited.
  await partitionPlays(db, new Date('2028-02-29T12:00:00Z'));
  expect((await findPlays()).at(-1)).toEqual(['far', 'play_2028_02']);
});

it('reads only the partition of a month, by its index', async () => {
  const { rows } = await older.db.execute(sql`
    explain select from play where played_at >= '2027-01-01' and played_at < '2027-02-01'`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('play_2027_01');
  expect(plan).not.toContain('play_before');
  const { rows: indexes } = await older.db.execute<{ name: string }>(sql`
    select indexname as name from pg_indexes where tablename = 'play_2027_01'`);
  expect(indexes).toHaveLength(3);
});

it('deletes plays with their track, and keeps them without a deleted account', async () => {
  const { db } = older;
  await db.execute(sql`
    insert into "user" (id, email, username, display_name, role, join_date, created_at)
    values ('usr_1', 'luz@example.com', 'luz', 'Luz', 'user', now(), now())`);
  await db.execute(sql`update play set listener_id = 'usr_1'`);
  await db.execute(sql`delete from "user" where id = 'usr_1'`);
  const { rows } = await db.execute(sql`select listener_id from play`);
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ listener_id: null })));
  await db.execute(sql`delete from track where id = 'trk_1'`);
  expect(await findPlays()).toEqual([]);
});
