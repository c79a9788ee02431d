import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { userTable } from '../user/user.table.ts';

/** A table, as the database tells it. */
type Described = {
  table: string;
  /** The column by which it refers to accounts. */
  column: string;
  /** Its primary key, in order, with the type of each column. */
  key: { name: string; type: string }[];
  /** Those of its columns that name something of the catalogue. */
  things: (keyof typeof names)[];
};

type Row = Record<string, unknown>;

/** One part of what is kept of an account, with the name of its table and column. */
export type Trace = { name: string; rows: AsyncIterable<Row> };

/** How people call what a column names by its id. */
const names = {
  track_id: sql`select title from track where track.id = trace.track_id`,
  album_id: sql`select title from album where album.id = trace.album_id`,
  artist_id: sql`select name from artist where artist.id = trace.artist_id`,
} as const;

/** What opens the account, and what is there for machines alone: keys of the search, bytes of pictures. */
const withheld = [
  'password_hash',
  'token_hash',
  'public_key',
  'secret',
  'code_hash',
  'name_key',
  'email_key',
  'sort_key',
  'content',
];

/** Rows of one statement. */
const batch = 1000;

/** Every table that refers to `target`, with the column that does: what a later version adds is among them. */
async function tablesReferringTo(db: Db, target: string): Promise<Described[]> {
  const { rows } = await db.execute<Described>(sql`
    select class.relname as "table", owner.attname as "column",
      (select json_agg(json_build_object('name', part.attname, 'type', format_type(part.atttypid, part.atttypmod))
          order by array_position(index.indkey::smallint[], part.attnum))
        from pg_index index join pg_attribute part
          on part.attrelid = index.indrelid and part.attnum = any (index.indkey)
        where index.indrelid = class.oid and index.indisprimary) as key,
      (select coalesce(json_agg(thing.attname), '[]') from pg_attribute thing
        where thing.attrelid = class.oid and thing.attname = any (${sql.param(Object.keys(names))}::text[])) as things
    from pg_constraint reference
      join pg_class class on class.oid = reference.conrelid
      join pg_attribute owner on owner.attrelid = class.oid and owner.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${`"${target}"`}::regclass
    order by 1, 2`);
  return rows;
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Rows of a table in the order of their keys, read as they are taken: a list of any length needs the memory of some. */
async function* rowsOf(
  db: Db,
  { table, key, things }: Omit<Described, 'column'>,
  where: SQL,
): AsyncGenerator<Row> {
  const places = listed(key.map(({ name }) => sql`${sql.identifier(name)}`));
  const texts = listed(key.map(({ name }) => sql`${sql.identifier(name)}::text`));
  const called = things.map(
    (thing) => sql`${`${thing.replace('_id', '')}_name`}::text, (${names[thing]})`,
  );
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<{ row: Row; place: string[] }>(sql`
      select to_jsonb(trace) - ${sql.param(withheld)}::text[] || jsonb_build_object(${listed(called)}) as row,
        array[${texts}] as place
      from ${sql.identifier(table)} trace
      where ${where} ${after}
      order by ${places} limit ${batch}`);
    for (const { row } of rows) yield row;
    const last = rows.at(-1)?.place;
    if (rows.length < batch || last === undefined) return;
    const values = key.map(({ type }, at) => sql`${last[at]}::text::${sql.raw(type)}`);
    after = sql`and (${places}) > (${listed(values)})`;
  }
}

/**
 * Everything that is kept of an account: the account itself, what its playlists hold, and every row of every table
 * that refers to it, with the names of what is named there. Nothing of it opens the account. See docs/product/account.md.
 */
export async function* accountTraces(db: Db, userId: string): AsyncGenerator<Trace> {
  const id = [{ name: 'id', type: 'text' }];
  const account = { table: getTableName(userTable), key: id, things: [] };
  yield { name: 'account', rows: rowsOf(db, account, sql`trace.id = ${userId}`) };
  const entries = {
    table: getTableName(playlistTrackTable),
    key: id,
    things: ['track_id' as const],
  };
  const own = sql`trace.playlist_id in (select id from ${playlistTable} where owner_id = ${userId})`;
  yield { name: entries.table, rows: rowsOf(db, entries, own) };
  for (const { column, ...table } of await tablesReferringTo(db, account.table)) {
    const where = sql`${sql.identifier(column)} = ${userId}`;
    yield { name: `${table.table}.${column}`, rows: rowsOf(db, table, where) };
  }
}
