import { and, asc, desc, eq, inArray, ne, type SQL, sql } from '#drizzle/orm.ts';
import { unionAll } from '#drizzle/pg-core.ts';
import type { InboxQuery } from '#contract/inbox.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { defineDelivered, getLimit } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { releaseTable, releaseTrackTable } from '../release/release.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { thumbnailUse, videoUse } from './canvas-uses.ts';
import { canvasTable, canvasVideoTable } from './canvas.table.ts';
import { foundIn, getInAny, inKey, getInName } from '../../../platform/database/found-in.ts';
import { getKey } from '../../../platform/database/full-text.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { countStates, isInState, orderInbox } from '../../accounts/staff-action/index.ts';

export type CanvasRow = typeof canvasTable.$inferSelect;

/** Names are current; the track may be unreleased or gone. */
export type NamedCanvas = Awaited<ReturnType<typeof findNamed>>[number];

export const canvases = defineDelivered(canvasTable);

const { id, artistId, trackId, status, sentAt, createdAt } = canvasTable;

async function findNamed(db: Db, where: SQL | undefined, order: readonly SQL[], limit: number) {
  const rows = await db
    .select({
      canvas: canvasTable,
      artistName: artistTable.name,
      outTitle: trackTable.title,
      preparedTitle: releaseTrackTable.title,
    })
    .from(canvasTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .leftJoin(trackTable, eq(trackTable.id, trackId))
    .leftJoin(releaseTrackTable, eq(releaseTrackTable.id, trackId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ canvas, artistName, outTitle, preparedTitle }) => ({
    ...canvas,
    artistName,
    trackTitle: outTitle ?? preparedTitle ?? canvas.trackTitle,
    isOut: outTitle !== null,
    isGone: outTitle === null && preparedTitle === null,
  }));
}

export function findCanvases(
  db: Db,
  artists: readonly string[],
  perArtist: number,
): Promise<NamedCanvas[]> {
  const latestFirst = [desc(createdAt), desc(id)];
  return findNamed(db, anyOf(artistId, artists), latestFirst, getLimit(perArtist, artists));
}

const states = {
  waiting: eq(status, 'pending'),
  accepted: inArray(status, ['approved', 'live']),
  rejected: eq(status, 'rejected'),
};

/** By the title that was sent. */
const isFound = (q = '') =>
  foundIn(
    q,
    getInAny(
      canvasTable,
      inKey(getKey(canvasTable.trackTitle)),
      // `searchText`, which is indexed, has the genre and the country too.
      getInName(artistId, artistTable, artistTable.searchText, artistTable.searchKey),
    ),
  );

/** @throws {Problem} `invalid` for an invalid cursor. */
export async function findPart(db: Db, query: InboxQuery, limit: number): Promise<NamedCanvas[]> {
  const { isBehind, order } = orderInbox(query, { moment: sentAt, id });
  const where = and(isInState(states, query.status), isFound(query.q), isBehind);
  return findNamed(db, where, order, limit);
}

export const countSent = (db: Db, { q }: InboxQuery) =>
  db.select(countStates(states)).from(canvasTable).where(isFound(q));

export async function findCanvas(db: Db, wanted: string): Promise<NamedCanvas | undefined> {
  const [row] = await findNamed(db, and(eq(id, wanted), isInState(states, 'all')), [asc(id)], 1);
  return row;
}

/** @param named the only track to consider. */
export function findTracksOf(db: Db, artist: string, limit: number, named?: string) {
  const isNamed = (column: SQL) => (named === undefined ? undefined : sql`${column} = ${named}`);
  const prepared = db
    .select({
      id: releaseTrackTable.id,
      title: releaseTrackTable.title,
      artist: artistTable.name,
      isOut: sql<boolean>`false`.as('is_out'),
    })
    .from(releaseTable)
    .innerJoin(artistTable, eq(artistTable.id, releaseTable.artistId))
    .innerJoin(releaseTrackTable, eq(releaseTrackTable.releaseId, releaseTable.id))
    .where(
      and(
        eq(releaseTable.artistId, artist),
        ne(releaseTable.state, 'live'),
        isNamed(sql`${releaseTrackTable.id}`),
      ),
    );
  const out = db
    .select({
      id: trackTable.id,
      title: trackTable.title,
      artist: artistTable.name,
      isOut: sql<boolean>`true`.as('is_out'),
    })
    .from(trackTable)
    .innerJoin(artistTable, eq(artistTable.id, trackTable.artistId))
    .where(and(eq(trackTable.artistId, artist), isNamed(sql`${trackTable.id}`)));
  const own = unionAll(prepared, out).as('own');
  return db.select().from(own).orderBy(own.isOut, nameOrder(own.title), own.id).limit(limit);
}

export async function findVideo(db: Db, hash: string) {
  const [row] = await db.select().from(canvasVideoTable).where(eq(canvasVideoTable.hash, hash));
  return row ?? null;
}

export async function keepVideo(db: Db, row: typeof canvasVideoTable.$inferInsert): Promise<void> {
  await db.insert(canvasVideoTable).values(row).onConflictDoNothing();
}

export async function findFiles(db: Db, wanted: string) {
  const [row] = await db
    .select({
      video: assetUsedBy(videoUse(wanted)),
      thumbnail: assetUsedBy(thumbnailUse(wanted)),
      isLive: sql<boolean>`${status} = 'live'`,
    })
    .from(canvasTable)
    .where(eq(id, wanted));
  return row ?? null;
}

export async function findLive(db: Db, track: string): Promise<CanvasRow | null> {
  const [row] = await db
    .select()
    .from(canvasTable)
    .where(and(eq(trackId, track), eq(status, 'live')));
  return row ?? null;
}

/** Locks the track, so that two canvases never go live at once. */
export async function holdTrack(tx: Db, wanted: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(eq(trackTable.id, wanted))
    .for('no key update');
  return row !== undefined;
}

export async function isPrepared(tx: Db, wanted: string): Promise<boolean> {
  return (await tx.$count(releaseTrackTable, eq(releaseTrackTable.id, wanted))) > 0;
}
