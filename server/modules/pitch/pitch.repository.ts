import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from '#drizzle/orm.ts';
import { pitchLimits } from '#contract/pitch-choices.ts';
import type { PitchInboxQuery } from '#contract/pitch.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { behindPlace } from '../../platform/database/behind-place.ts';
import { mostOf } from '../ownership/acting-artist.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import type { RangeFigures } from '../figures/artist-summary.ts';
import { artistSummaryTable } from '../figures/artist-summary.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { releaseTable, releaseTrackTable } from '../release/release.table.ts';
import { fullTextOf } from '../search/full-text.ts';
import { parseSearchQuery } from '../search/search-query.ts';
import { trackTable } from '../track/track.table.ts';
import { pitchPlacementTable, pitchTable } from './pitch.table.ts';
import { nameOrder } from '../search/name-order.ts';

export type PitchRow = typeof pitchTable.$inferSelect;

const { id, artistId, trackId, submittedAt, isOpen, status } = pitchTable;

/** The cover of the planned release, or of the album that it became. */
const columns = {
  pitch: pitchTable,
  releaseId: releaseTable.id,
  cover: releaseTable.cover,
  isOut: sql<boolean>`coalesce(${releaseTable.state} = 'live', false)`,
  soundState: releaseTrackTable.state,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(pitchTable)
    .leftJoin(releaseTrackTable, eq(releaseTrackTable.id, trackId))
    .leftJoin(releaseTable, eq(releaseTable.id, releaseTrackTable.releaseId))
    .$dynamic();

export type FoundPitch = Awaited<ReturnType<typeof findOfArtists>>[number];

export const findOfArtists = (db: Db, artists: readonly string[]) =>
  select(db)
    .where(anyOf(artistId, artists))
    .orderBy(desc(submittedAt), desc(id))
    .limit(mostOf(pitchLimits.toldMost, artists));

/**
 * Returns one more than a page.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export async function findPart(
  db: Db,
  { status: wanted = 'waiting', q = '', cursor }: PitchInboxQuery,
  limit: number,
): Promise<FoundPitch[]> {
  const asked = parseSearchQuery(q);
  if (asked === null && q.trim() !== '') return [];
  const isUp = wanted === 'waiting';
  const isBehind = behindPlace(cursor, { moment: submittedAt, id }, isUp);
  const filters: Record<typeof wanted, SQL | undefined> = {
    waiting: sql`${isOpen}`,
    accepted: eq(status, 'accepted'),
    rejected: eq(status, 'rejected'),
    all: undefined,
  };
  const isFound =
    asked &&
    sql`${fullTextOf(pitchTable.searchKey)} @@ to_tsquery('simple'::regconfig, ${asked.fullText})`;
  return select(db)
    .where(and(filters[wanted], isFound ?? undefined, isBehind))
    .orderBy(...(isUp ? [asc(submittedAt), asc(id)] : [desc(submittedAt), desc(id)]))
    .limit(limit);
}

export const countWaiting = (db: Db): Promise<number> => db.$count(pitchTable, sql`${isOpen}`);

export async function holdPitch(tx: Db, wanted: string): Promise<PitchRow | null> {
  const [row] = await tx.select().from(pitchTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

/** The caller holds the lock. */
export async function updatePitch(
  tx: Db,
  { id: wanted, version }: PitchRow,
  change: Partial<typeof pitchTable.$inferInsert>,
): Promise<void> {
  await tx
    .update(pitchTable)
    .set({ ...change, version: version + 1 })
    .where(eq(id, wanted));
}

export async function insertPlacements(
  tx: Db,
  pitchId: string,
  playlists: readonly string[],
): Promise<void> {
  await tx
    .insert(pitchPlacementTable)
    .values(playlists.map((playlistId) => ({ pitchId, playlistId })));
}

export function findPlacements(db: Db, pitches: readonly string[]) {
  const { pitchId, playlistId, placedAt } = pitchPlacementTable;
  return db
    .select({ pitchId, id: playlistId, name: playlistTable.name, placedAt })
    .from(pitchPlacementTable)
    .innerJoin(playlistTable, eq(playlistTable.id, playlistId))
    .where(anyOf(pitchId, pitches))
    .orderBy(nameOrder(playlistTable.name), playlistId);
}

/** Placements that songs have not entered yet. */
export function holdOutstanding(tx: Db, artist: string) {
  const { pitchId, playlistId, placedAt } = pitchPlacementTable;
  return tx
    .select({
      pitchId,
      playlistId,
      trackId,
      titleKey: pitchTable.titleKey,
      submissionDate: pitchTable.submissionDate,
      trackTitle: pitchTable.trackTitle,
      sentBy: pitchTable.sentBy,
      playlist: playlistTable.name,
    })
    .from(pitchPlacementTable)
    .innerJoin(pitchTable, eq(id, pitchId))
    .innerJoin(playlistTable, eq(playlistTable.id, playlistId))
    .where(and(eq(artistId, artist), isNull(placedAt)))
    .orderBy(playlistId, pitchId)
    .for('update', { of: pitchPlacementTable });
}

export async function notePlaced(
  tx: Db,
  placement: { pitchId: string; playlistId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(pitchPlacementTable)
    .set({ placedAt: now })
    .where(
      and(
        eq(pitchPlacementTable.pitchId, placement.pitchId),
        eq(pitchPlacementTable.playlistId, placement.playlistId),
      ),
    );
}

export function findTracksOut(
  tx: Db,
  artist: string,
  { ids, since }: { ids: readonly string[]; since: string },
) {
  return tx
    .select({ id: trackTable.id, title: trackTable.title, releaseDate: albumTable.releaseDate })
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(
      and(
        eq(trackTable.artistId, artist),
        or(anyOf(trackTable.id, ids), gte(albumTable.releaseDate, since)),
      ),
    );
}

/** Over 28 days. */
export function findFigures(db: Db, artists: readonly string[]) {
  return db
    .select({
      id: artistTable.id,
      followers: artistTable.followers,
      last28: sql<RangeFigures | null>`${artistSummaryTable.figures} #> '{ranges,28days}'`,
    })
    .from(artistTable)
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(anyOf(artistTable.id, artists));
}
