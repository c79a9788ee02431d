import { and, desc, eq, lt, sql, type SQL } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistLogEntryTable, playlistLogTable } from './playlist-log.table.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import { playlistTable } from './playlist.table.ts';

const log = playlistLogTable;
const part = playlistLogEntryTable;
const entry = playlistTrackTable;

export type LogRow = typeof log.$inferSelect;
export type LoggedEntry = typeof part.$inferSelect;

/** Acts that a playlist keeps. */
const most = 1000;

/** Days. */
const keptDays = 90;

type Act = Pick<LogRow, 'id' | 'playlistId' | 'kind' | 'at'> & {
  actorId: string;
  undoes?: string | null;
};

export type Which = { entryIds: readonly string[] } | { trackId: string };

/**
 * Records rows as they are, so call it before a removal or move and after an addition. The oldest
 * act goes when there are too many.
 *
 * @returns the number of rows.
 */
export async function recordAct(
  tx: Db,
  { id, playlistId, actorId, kind, at, undoes = null }: Act,
  which: Which,
): Promise<number> {
  await tx.execute(sql`
    insert into ${log} (id, playlist_id, actor_id, kind, at, spread, undoes)
    select ${id}::text, ${playlistId}::text, ${actorId}::text, ${kind}::text,
      ${at.toISOString()}::timestamptz, ${playlistTable.spreadCount}, ${undoes}::text
    from ${playlistTable} where ${playlistTable.id} = ${playlistId}`);
  const isIt: SQL =
    'trackId' in which
      ? sql`track_id = ${which.trackId}`
      : sql`id = any(${sql.param([...which.entryIds])}::text[])`;
  const { rowCount } = await tx.execute(sql`
    insert into ${part} (log_id, entry_id, track_id, position, added_at, added_by,
      is_by_collaborator, after, before)
    select ${id}::text, id, track_id, position, added_at, added_by, is_by_collaborator, after, before
    from (
      select *, lag(id) over beside as after, lead(id) over beside as before
      from ${entry} where playlist_id = ${playlistId}
      window beside as (order by position, id)
    ) as placed where ${isIt}`);
  await tx.execute(sql`
    delete from ${log} where ${log.id} in (
      select ${log.id} from ${log} where ${log.playlistId} = ${playlistId}
      order by ${log.at} desc, ${log.id} desc offset ${most})`);
  return rowCount ?? 0;
}

/** The latest first. */
export async function findActs(
  db: Db,
  playlistId: string,
  cursor: string | undefined,
  limit: number,
) {
  const titles = sql<string[]>`array(select ${trackTable.title} from ${part}
    join ${trackTable} on ${trackTable.id} = ${part.trackId}
    where ${part.logId} = ${log.id} order by ${part.position}, ${part.entryId} limit 3)`;
  return db
    .select({
      id: log.id,
      kind: log.kind,
      at: log.at,
      undoes: log.undoes,
      undoneAt: log.undoneAt,
      actorId: log.actorId,
      actorName: userTable.displayName,
      titles: titles.as('titles'),
      count: db.$count(part, eq(part.logId, log.id)).as('count'),
    })
    .from(log)
    .leftJoin(userTable, eq(userTable.id, log.actorId))
    .where(and(eq(log.playlistId, playlistId), afterCursor(cursor, { moment: log.at, id: log.id })))
    .orderBy(desc(log.at), desc(log.id))
    .limit(limit);
}

export async function findAct(db: Db, playlistId: string, id: string): Promise<LogRow | null> {
  const [row] = await db
    .select()
    .from(log)
    .where(and(eq(log.playlistId, playlistId), eq(log.id, id)));
  return row ?? null;
}

/** The user's latest removal of this track that can be undone. */
export async function findOwnRemoval(
  db: Db,
  { playlistId, actorId, trackId }: { playlistId: string; actorId: string; trackId: string },
): Promise<LogRow | null> {
  const [row] = await db
    .select()
    .from(log)
    .where(
      and(
        eq(log.playlistId, playlistId),
        eq(log.actorId, actorId),
        eq(log.kind, 'removed'),
        sql`${log.undoneAt} is null`,
        sql`exists (select from ${part} where ${part.logId} = ${log.id}
          and ${part.trackId} = ${trackId})`,
      ),
    )
    .orderBy(desc(log.at), desc(log.id))
    .limit(1);
  return row ?? null;
}

/** In their order. */
export function findLogged(db: Db, logId: string): Promise<LoggedEntry[]> {
  return db.select().from(part).where(eq(part.logId, logId)).orderBy(part.position, part.entryId);
}

export async function noteUndone(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(log).set({ undoneAt: now }).where(eq(log.id, id));
}

/** Those of the ids that are in the playlist. */
export async function findPresent(
  db: Db,
  playlistId: string,
  entryIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.playlistId, playlistId), anyOf(entry.id, entryIds)));
  return new Set(rows.map(({ id }) => id));
}

/** Rows per transaction. */
const swept = 500;

/** @returns whether more may be left. */
export async function deleteOldActs(tx: Db, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const old = tx.select({ id: log.id }).from(log).where(lt(log.at, before)).limit(swept);
  const { rowCount } = await tx.delete(log).where(sql`${log.id} in ${old}`);
  return rowCount === swept;
}
