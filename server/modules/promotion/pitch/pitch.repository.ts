import { and, desc, eq, gte, isNull, notExists, or, sql } from '#drizzle/orm.ts';
import { pitchLimits } from '#contract/pitch-choices.ts';
import type { PitchInboxQuery } from '#contract/pitch.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { defineDelivered, getLimit } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import type { RangeFigures } from '../../figures/figures/index.ts';
import { artistSummaryTable } from '../../figures/figures/artist-summary.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { releaseTable, releaseTrackTable } from '../release/release.table.ts';
import { findWaitingJob } from '../../../platform/jobs/job.repository.ts';
import { countStates, isInState, orderInbox } from '../../accounts/staff-action/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { isAsked } from './pitch-filters.repository.ts';
import { pitchPlacementTable, pitchTable } from './pitch.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

export type PitchRow = typeof pitchTable.$inferSelect;

export const pitches = defineDelivered(pitchTable, { isVersioned: true });

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
    .limit(getLimit(pitchLimits.toldMost, artists));

export async function findTimedTrack(db: Db, artist: string, wanted: string) {
  const [row] = await db
    .select({
      id: trackTable.id,
      artistId: trackTable.artistId,
      title: trackTable.title,
      releaseDate: albumTable.releaseDate,
    })
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(and(eq(trackTable.id, wanted), eq(trackTable.artistId, artist)));
  return row ?? null;
}

type OfTrack = { id: string; titleKey: string; artistId: string };

/** Also those that named the song by hand. */
export const findOfTrack = (db: Db, track: OfTrack, limit: number): Promise<PitchRow[]> =>
  db
    .select()
    .from(pitchTable)
    .where(
      and(
        eq(artistId, track.artistId),
        or(eq(trackId, track.id), and(isNull(trackId), eq(pitchTable.titleKey, track.titleKey))),
      ),
    )
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit);

const decided = { accepted: eq(status, 'accepted'), rejected: eq(status, 'rejected') };

/** @throws {Problem} `invalid` for a malformed cursor. */
export async function findPart(
  db: Db,
  query: PitchInboxQuery,
  { today, limit }: { today: string; limit: number },
): Promise<FoundPitch[]> {
  const { isBehind, order } = orderInbox(query, { moment: submittedAt, id });
  const isWanted =
    query.status === 'all'
      ? undefined
      : isInState({ waiting: sql`${isOpen}`, ...decided }, query.status);
  return select(db)
    .where(and(isWanted, isAsked(query, today), isBehind))
    .orderBy(...order)
    .limit(limit);
}

/** Names the status alone, so that an index has all that is counted. */
export const countPitches = (db: Db, query: PitchInboxQuery, today: string) =>
  db
    .select(countStates({ waiting: sql`${status} in ('pending', 'under_review')`, ...decided }))
    .from(pitchTable)
    .where(isAsked(query, today));

export const findPitch = (db: Db, wanted: string) => select(db).where(eq(id, wanted));

export async function insertPlacements(
  tx: Db,
  pitchId: string,
  playlists: readonly string[],
): Promise<void> {
  await tx
    .insert(pitchPlacementTable)
    .values(playlists.map((playlistId) => ({ pitchId, playlistId })));
}

export function findPlacements(db: Db, ids: readonly string[]) {
  const { pitchId, playlistId, placedAt } = pitchPlacementTable;
  return db
    .select({ pitchId, id: playlistId, name: playlistTable.name, placedAt })
    .from(pitchPlacementTable)
    .innerJoin(playlistTable, eq(playlistTable.id, playlistId))
    .where(anyOf(pitchId, ids))
    .orderBy(nameOrder(playlistTable.name), playlistId);
}

export async function deletePlacements(tx: Db, pitchId: string): Promise<void> {
  await tx.delete(pitchPlacementTable).where(eq(pitchPlacementTable.pitchId, pitchId));
}

/** Whether the same song waits in another pitch. */
export const hasOpenPitch = async (tx: Db, pitch: PitchRow): Promise<boolean> =>
  (await tx.$count(
    pitchTable,
    and(eq(artistId, pitch.artistId), eq(pitchTable.titleKey, pitch.titleKey), eq(isOpen, true)),
  )) > 0;

/**
 * Placements that songs have not entered yet.
 *
 * @param telling the job that waits while a decision can be taken back.
 */
export function holdOutstanding(tx: Db, artist: string, telling: string) {
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
    .where(and(eq(artistId, artist), isNull(placedAt), notExists(findWaitingJob(tx, telling, id))))
    .orderBy(playlistId, pitchId)
    .for('update', { of: pitchPlacementTable });
}

export async function recordPlacement(
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

export async function findArtistName(db: Db, artist: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: artistTable.name })
    .from(artistTable)
    .where(eq(artistTable.id, artist));
  return row?.name;
}
