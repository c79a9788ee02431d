import { getTableName, type SQL, sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

type Described = {
  table: string;
  columns: string[];
  key: { name: string; type: string }[];
  things: (keyof typeof names)[];
};

export type Row = Record<string, unknown>;

export type Trace = {
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<Row>;
};

const names = {
  track_id: sql`select title from track where track.id = trace.track_id`,
  album_id: sql`select title from album where album.id = trace.album_id`,
  artist_id: sql`select name from artist where artist.id = trace.artist_id`,
} as const;

/** Credentials and technical columns are never exported. */
export const withheld: readonly string[] = [
  'password_hash',
  'token_hash',
  'public_key',
  'secret',
  'code_hash',
  'name_key',
  'email_key',
  'sort_key',
  'search_key',
  'title_key',
  'content',
  'p256dh',
  'auth',
];

const leftOut: ReadonlySet<string> = new Set([
  // By whom an account is blocked is known to the other one alone.
  'playlist_block.user_id',
  'together_block.user_id',
  // A file on its way is exported with what uses it.
  'upload.user_id',
]);

const batch = 1000;

const description = sql`class.relname as "table",
  (select json_agg(part.attname order by part.attnum) from pg_attribute part
    where part.attrelid = class.oid and part.attnum > 0 and not part.attisdropped
      and part.attname <> all (${sql.param(withheld)}::text[])) as columns,
  (select json_agg(json_build_object('name', part.attname, 'type', format_type(part.atttypid, part.atttypmod))
      order by array_position(index.indkey::smallint[], part.attnum))
    from pg_index index join pg_attribute part
      on part.attrelid = index.indrelid and part.attnum = any (index.indkey)
    where index.indrelid = class.oid and index.indisprimary) as key,
  (select coalesce(json_agg(thing.attname), '[]') from pg_attribute thing
    where thing.attrelid = class.oid and thing.attname = any (${sql.param(Object.keys(names))}::text[])) as things`;

const getOid = (table: PgTable) => sql`${`"${getTableName(table)}"`}::regclass`;

async function describe(db: Db, table: PgTable): Promise<Described> {
  const { rows } = await db.execute<Described>(
    sql`select ${description} from pg_class class where class.oid = ${getOid(table)}`,
  );
  const [described] = rows;
  if (described === undefined) throw new Error(`There is no table ${getTableName(table)}.`);
  return described;
}

/** Reads the schema, so that later tables are included. */
async function tablesReferringToAccounts(db: Db): Promise<(Described & { column: string })[]> {
  const { rows } = await db.execute<Described & { column: string }>(sql`
    select owner.attname as "column", ${description}
    from pg_constraint reference
      join pg_class class on class.oid = reference.conrelid
      join pg_attribute owner on owner.attrelid = class.oid and owner.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${getOid(userTable)}
      and not class.relispartition
    order by class.relname, owner.attname`);
  return rows;
}

const nameColumn = (thing: keyof typeof names) => thing.replace('_id', '_name');

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Memory use does not grow with the table. */
async function* getRows(
  db: Db,
  { table, key, things }: Described,
  where: SQL,
): AsyncGenerator<Row> {
  const keys = listed(key.map(({ name }) => sql`${sql.identifier(name)}`));
  const texts = listed(key.map(({ name }) => sql`${sql.identifier(name)}::text`));
  const called = things.map((thing) => sql`${nameColumn(thing)}::text, (${names[thing]})`);
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<{ row: Row; place: string[] }>(sql`
      select to_jsonb(trace) - ${sql.param(withheld)}::text[] || jsonb_build_object(${listed(called)}) as row,
        array[${texts}] as place
      from ${sql.identifier(table)} trace
      where ${where} ${after}
      order by ${keys} limit ${batch}`);
    for (const { row } of rows) yield row;
    const last = rows.at(-1)?.place;
    if (rows.length < batch || last === undefined) return;
    const values = key.map(({ type }, at) => sql`${last[at]}::text::${sql.raw(type)}`);
    after = sql`and (${keys}) > (${listed(values)})`;
  }
}

/**
 * Returns all data of an account, with names for ids, but nothing that gives access to it. See
 * docs/product/account.md.
 */
export async function* accountTraces(db: Db, userId: string): AsyncGenerator<Trace> {
  const trace = (name: string, table: Described, where: SQL): Trace => ({
    name,
    columns: [...table.columns, ...table.things.map(nameColumn)],
    rows: getRows(db, table, where),
  });
  yield trace('account', await describe(db, userTable), sql`trace.id = ${userId}`);
  const own = sql`trace.playlist_id in (select id from ${playlistTable} where owner_id = ${userId})`;
  yield trace(getTableName(playlistTrackTable), await describe(db, playlistTrackTable), own);
  for (const { column, ...table } of await tablesReferringToAccounts(db)) {
    const name = `${table.table}.${column}`;
    if (leftOut.has(name)) continue;
    yield trace(name, table, sql`${sql.identifier(column)} = ${userId}`);
  }
}
