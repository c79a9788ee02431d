import { and, asc, desc, eq, ne, notExists, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { CursorPosition } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import {
  insertFormerSaves,
  listedTrack,
  trackColumns,
  type TrackRow,
} from '../../catalogue/track/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import { playlistTable } from './playlist.table.ts';
import { positionStep } from './positions.ts';

const { id, playlistId, trackId, position } = playlistTrackTable;

export type EntryRow = TrackRow & {
  entryId: string;
  addedAt: Date;
  position: number;
  /** Null for the owner and for a deleted account. */
  addedBy: string | null;
  isByCollaborator: boolean;
};

const inOrder = [asc(position), asc(id)];

export function findEntriesAfter(
  db: Db,
  ofPlaylist: string,
  after: CursorPosition | null,
  limit: number,
): Promise<EntryRow[]> {
  const isAfter = after && sql`(${position}, ${id}) > (${after.order}::int, ${after.id}::text)`;
  const entries = selectEntries(db, and(eq(playlistId, ofPlaylist), isAfter ?? undefined), limit);
  return db
    .select({ ...trackColumns, ...entryColumns(entries) })
    .from(entries)
    .innerJoin(listedTrack, eq(listedTrack.id, entries.trackId))
    .orderBy(entries.position, entries.id);
}

export async function findPosition(db: Db, ofPlaylist: string, entryId: string) {
  const [entry] = await db
    .select({ position })
    .from(playlistTrackTable)
    .where(and(eq(id, entryId), eq(playlistId, ofPlaylist)));
  return entry?.position ?? null;
}

/** Without `before`, the last position of all. */
export async function findLastPosition(
  db: Db,
  ofPlaylist: string,
  { before, exceptId = '' }: { before?: CursorPosition; exceptId?: string } = {},
): Promise<number | null> {
  const isBefore = before && sql`(${position}, ${id}) < (${before.order}::int, ${before.id}::text)`;
  const [last] = await db
    .select({ position })
    .from(playlistTrackTable)
    .where(and(eq(playlistId, ofPlaylist), ne(id, exceptId), isBefore))
    .orderBy(desc(position), desc(id))
    .limit(1);
  return last?.position ?? null;
}

/** Without `after`, the first position of all. */
export async function findFirstPosition(
  db: Db,
  ofPlaylist: string,
  after?: CursorPosition,
): Promise<number | null> {
  const isAfter = after && sql`(${position}, ${id}) > (${after.order}::int, ${after.id}::text)`;
  const [first] = await db
    .select({ position })
    .from(playlistTrackTable)
    .where(and(eq(playlistId, ofPlaylist), isAfter))
    .orderBy(...inOrder)
    .limit(1);
  return first?.position ?? null;
}

export async function isInPlaylist(db: Db, ofPlaylist: string, track: string): Promise<boolean> {
  const found = await db
    .select({ id })
    .from(playlistTrackTable)
    .where(and(eq(playlistId, ofPlaylist), eq(trackId, track)))
    .limit(1);
  return found.length > 0;
}

type Wanted = { trackIds: readonly string[]; allowDuplicates: boolean };

/** Existing tracks; unless `allowDuplicates`, those that the playlist lacks. */
export async function findAddable(
  db: Db,
  ofPlaylist: string,
  { trackIds, allowDuplicates }: Wanted,
): Promise<Set<string>> {
  const isIn = db
    .select({ id })
    .from(playlistTrackTable)
    .where(and(eq(playlistId, ofPlaylist), eq(trackId, trackTable.id)));
  const found = await db
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(and(anyOf(trackTable.id, trackIds), allowDuplicates ? undefined : notExists(isIn)));
  return new Set(found.map((track) => track.id));
}

type Entry = typeof playlistTrackTable.$inferInsert;

export const insertEntry = (db: Db, entry: Entry): Promise<void> => insertAll(db, [entry]);

export async function insertAll(db: Db, entries: Entry[]): Promise<void> {
  await db.insert(playlistTrackTable).values(entries);
}

type Entries = { playlistId: string; trackIds: readonly string[]; addedAt: Date };

/** Fills an empty playlist with the tracks that exist. */
export async function insertEntries(db: Db, { playlistId: list, trackIds, addedAt }: Entries) {
  const ids = trackIds.map(() => newId(addedAt.getTime()));
  await db.execute(sql`
    insert into ${playlistTrackTable} (id, playlist_id, track_id, position, added_at)
    select given.id, ${list}, ${trackTable.id}, given.place::int * ${positionStep}::int,
      ${addedAt.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::text[], ${sql.param(trackIds)}::text[])
      with ordinality as given (id, track_id, place)
    join ${trackTable} on ${trackTable.id} = given.track_id`);
}

export async function updatePosition(db: Db, entryId: string, to: number) {
  await db.update(playlistTrackTable).set({ position: to }).where(eq(id, entryId));
}

type Removed = {
  /** Null for all. */
  trackId: string | null;
  entryIds?: readonly string[] | undefined;
  now: Date;
};

/** Records removed entries in the history of saves, and returns their number. */
export async function deleteEntries(
  db: Db,
  ofPlaylist: string,
  { trackId: track, entryIds, now }: Removed,
): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`
    with removed as (
      delete from ${playlistTrackTable} where ${and(
        eq(playlistId, ofPlaylist),
        track === null ? undefined : eq(trackId, track),
        entryIds === undefined ? undefined : anyOf(id, entryIds),
      )}
      returning track_id, added_at
    ), kept as (
      ${insertFormerSaves(sql`
      select track_id, ${userTable.number}, added_at, ${now.toISOString()}::timestamptz
      from removed, ${playlistTable} join ${userTable} on ${userTable.id} = ${playlistTable.ownerId}
      where ${playlistTable.id} = ${ofPlaylist}`)}
    )
    select count(*)::int as removed from removed`);
  return rows[0]?.removed ?? 0;
}

/** What the log says of positions is of the former spread. */
export async function spreadPositions(db: Db, ofPlaylist: string): Promise<void> {
  await db.execute(sql`
    update ${playlistTable} set spread_count = spread_count + 1
    where ${playlistTable.id} = ${ofPlaylist}`);
  await db.execute(sql`
    update ${playlistTrackTable} set position = spread.place * ${positionStep}::int
    from (
      select ${id} as id, row_number() over (order by ${position}, ${id}) as place
      from ${playlistTrackTable} where ${playlistId} = ${ofPlaylist}
    ) as spread
    where ${id} = spread.id`);
}

/** Call it after every change of entries. */
export async function refreshTotals(db: Db, playlistIds: readonly string[]): Promise<void> {
  const ofPlaylist = sql`from ${playlistTrackTable}
    join ${trackTable} on ${trackTable.id} = ${trackId} where ${playlistId} = ${playlistTable.id}`;
  await db.execute(sql`
    update ${playlistTable} set (track_count, total_duration) =
      (select count(*), coalesce(sum(${trackTable.duration}), 0) ${ofPlaylist})
    where ${anyOf(playlistTable.id, playlistIds)}`);
}

function selectEntries(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select()
    .from(playlistTrackTable)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .as('entry');
}

function entryColumns(entries: ReturnType<typeof selectEntries>) {
  const { id: entryId, addedAt, position: place, addedBy, isByCollaborator } = entries;
  return { entryId, addedAt, position: place, addedBy, isByCollaborator };
}
