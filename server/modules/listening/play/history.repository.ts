import { and, desc, eq, gte, isNull, lt, sql } from '#drizzle/orm.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDistinctWords } from '../../../platform/search-text/search-query.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { listedTrack, trackColumns } from '../../catalogue/track/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { broughtListenTable } from './brought-listen.table.ts';
import { playTable } from './play.table.ts';

/** What was played here, and elsewhere. */
const tables = [playTable, broughtListenTable] as const;

type HistoryTable = (typeof tables)[number];

/** From `from` until before `to`. */
type Span = { from?: string | undefined; to?: string | undefined };

type Question = Span & { q?: string | undefined; cursor?: string | undefined; limit: number };

/**
 * Reads rows in the order of their index, whatever the statistics say: a plan that sorts the rest of
 * a history for each part of it takes the square of its rows.
 */
const inKeyOrder = <Found>(db: Db, read: (tx: Db) => Promise<Found>): Promise<Found> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_sort', 'off', true),
      set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`);
    return read(tx);
  });

/**
 * The latest first; each word of `q` begins a word of title, artist or album.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export async function findHistory(db: Db, listener: string, question: Question) {
  const found = await inKeyOrder(db, (tx) =>
    Promise.all(tables.map((table) => findIn(tx, table, listener, question))),
  );
  return found
    .flat()
    .toSorted((one, other) => Number(other.addedAt) - Number(one.addedAt) || byId(other, one))
    .slice(0, question.limit);
}

const byId = (one: { entryId: string }, other: { entryId: string }) =>
  one.entryId < other.entryId ? -1 : 1;

function findIn(
  db: Db,
  table: HistoryTable,
  listener: string,
  { q = '', cursor, limit, ...span }: Question,
) {
  const { id, playedAt } = table;
  return db
    .select({
      ...trackColumns,
      entryId: id,
      addedAt: playedAt,
      isBrought: sql<boolean>`${table === broughtListenTable}::boolean`,
    })
    .from(table)
    .innerJoin(listedTrack, eq(listedTrack.id, table.trackId))
    .where(
      and(
        isRemembered(table, listener),
        isWithin(table, span),
        isNamed(table, listener, toDistinctWords(q)),
        afterCursor(cursor, { moment: playedAt, id }),
      ),
    )
    .orderBy(desc(playedAt), desc(id))
    .limit(limit);
}

/** @returns how many plays left the listener's lists. */
export async function forgetPlays(
  tx: Db,
  listener: string,
  plays: Required<Span> | { play: string },
  now: Date,
): Promise<number> {
  let forgotten = 0;
  for (const table of tables) {
    const isMeant = 'play' in plays ? eq(table.id, plays.play) : isWithin(table, plays);
    const { rowCount } = await tx
      .update(table)
      .set({ forgottenAt: now })
      .where(and(isRemembered(table, listener), isMeant));
    forgotten += rowCount ?? 0;
  }
  return forgotten;
}

/** @returns how many plays are back. */
export async function recallPlays(tx: Db, listener: string, removedAt: Date): Promise<number> {
  let recalled = 0;
  for (const table of tables) {
    const { rowCount } = await tx
      .update(table)
      .set({ forgottenAt: null })
      .where(and(eq(table.listenerId, listener), eq(table.forgottenAt, removedAt)));
    recalled += rowCount ?? 0;
  }
  return recalled;
}

const isRemembered = ({ listenerId, forgottenAt }: HistoryTable, listener: string) =>
  and(eq(listenerId, listener), isNull(forgottenAt));

const isWithin = ({ playedAt }: HistoryTable, { from, to }: Span) =>
  and(
    from ? gte(playedAt, new Date(from)) : undefined,
    to ? lt(playedAt, new Date(to)) : undefined,
  );

/**
 * The words are looked for once in each heard track: statistics of an imported history may be
 * old, and a planner that expects one row would read all tracks, or each track again for each row.
 */
function isNamed(table: HistoryTable, listener: string, words: readonly string[]) {
  if (words.length === 0) return undefined;
  const text = sql`' ' || ${trackTable.searchText} || ' ' || ${albumTable.searchKey}`;
  const named = words.map((word) => sql`${text} like ${`% ${word}%`}`);
  // Without 'is true' it would be a join, whose order the planner chooses.
  return sql`(${table.trackId} in (
    with heard as materialized (
      select distinct ${table.trackId} as id from ${table} where ${isRemembered(table, listener)})
    select heard.id from heard
      join ${trackTable} on ${trackTable.id} = heard.id
      join ${albumTable} on ${eq(albumTable.id, trackTable.albumId)}
    where ${and(...named)})) is true`;
}
