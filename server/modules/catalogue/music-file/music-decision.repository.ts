import { and, desc, eq, isNotNull, ne, sql } from '#drizzle/orm.ts';
import { type MusicDecision, musicAlbumPageSize } from '#contract/music-album.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { userName } from '../../people/user/index.ts';
import { trackTable } from '../track/track.table.ts';
import {
  musicDecisionAlbumTable,
  musicDecisionTable,
  musicDecisionTrackTable,
} from './music-decision.table.ts';
import { musicAlbumTable } from './music-album.table.ts';
import type { AlbumKeys } from './music-names.repository.ts';

const decision = musicDecisionTable;
const decidedTrack = musicDecisionTrackTable;
const leftAlbum = musicDecisionAlbumTable;

export type DecidedTrack = Omit<typeof decidedTrack.$inferInsert, 'decisionId'>;
export type LeftAlbum = Omit<typeof leftAlbum.$inferSelect, 'decisionId'>;

type NewDecision = Omit<typeof decision.$inferInsert, 'number'> & {
  /** Albums that songs leave. */
  albums: readonly LeftAlbum[];
  tracks: readonly DecidedTrack[];
};

export async function insertDecision(
  tx: Db,
  { albums, tracks, ...row }: NewDecision,
): Promise<void> {
  await tx.insert(decision).values(row);
  const decisionId = row.id;
  await insertAll(
    tx,
    leftAlbum,
    albums.map((album) => ({ ...album, decisionId })),
  );
  await insertAll(
    tx,
    decidedTrack,
    tracks.map((track) => ({ ...track, decisionId })),
  );
}

/** A later one about one of the songs of a decision. */
const laterOne = sql`exists (
  select from ${decidedTrack} as own
  join ${decidedTrack} as other on other.track_id = own.track_id
  join ${decision} as later on later.id = other.decision_id
  where own.decision_id = music_decision.id and later.number > music_decision.number)`;

export async function findDecision(tx: Db, id: string) {
  const { albumId, title, kind, decidedAt, number } = decision;
  const [found] = await tx
    .select({
      id: decision.id,
      number,
      kind,
      albumId,
      title,
      decidedAt,
      isLatest: sql<boolean>`not ${laterOne}`,
    })
    .from(decision)
    .where(eq(decision.id, id));
  return found ?? null;
}

export const findDecidedTracks = (tx: Db, decisionId: string) =>
  tx.select().from(decidedTrack).where(eq(decidedTrack.decisionId, decisionId));

export const findLeftAlbums = (tx: Db, decisionId: string): Promise<LeftAlbum[]> =>
  tx.select().from(leftAlbum).where(eq(leftAlbum.decisionId, decisionId));

/** The latest decision that put another song behind one. */
export async function findSameDecision(tx: Db, frontId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: decision.id })
    .from(decision)
    .innerJoin(decidedTrack, eq(decidedTrack.decisionId, decision.id))
    .innerJoin(trackTable, eq(trackTable.id, decidedTrack.trackId))
    .where(and(eq(decision.kind, 'same'), eq(trackTable.sameAsId, frontId)))
    .orderBy(desc(decision.number))
    .limit(1);
  return found?.id ?? null;
}

export async function deleteDecision(tx: Db, id: string): Promise<void> {
  await tx.delete(decision).where(eq(decision.id, id));
}

const isAboutAlbums = ne(decision.kind, 'same');

/** The latest decision about the album of each track. */
export async function findShifts(
  tx: Db,
  trackIds: readonly string[],
): Promise<Map<string, { albumId: string; discShift: number }>> {
  const { trackId, discShift } = decidedTrack;
  const rows = await tx
    .selectDistinctOn([trackId], { trackId, discShift, albumId: decision.albumId })
    .from(decidedTrack)
    .innerJoin(decision, eq(decision.id, decidedTrack.decisionId))
    .where(and(anyOf(trackId, trackIds), isAboutAlbums))
    .orderBy(trackId, desc(decision.number));
  return new Map(rows.map(({ trackId: id, ...row }) => [id, row]));
}

/** Albums that songs were joined to or split off into. */
export async function findDecidedAlbums(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ albumId: decision.albumId })
    .from(decision)
    .where(isAboutAlbums);
  return rows.map(({ albumId }) => albumId);
}

/** By what files belonged to albums that were joined to others. */
export async function findJoinedKeys(tx: Db): Promise<(AlbumKeys & { intoId: string })[]> {
  const rows = await tx
    .select({ ...keyColumns, intoId: decision.albumId })
    .from(leftAlbum)
    .innerJoin(decision, eq(decision.id, leftAlbum.decisionId))
    .where(and(eq(decision.kind, 'join'), isNotNull(leftAlbum.titleKey)))
    .orderBy(decision.number, leftAlbum.albumId);
  return rows.flatMap(({ folderId: id, folder: path, titleKey: title, ...row }) =>
    id === null || path === null || title === null
      ? []
      : [{ ...row, folderId: id, folder: path, titleKey: title }],
  );
}

const keyColumns = {
  albumId: leftAlbum.albumId,
  folderId: leftAlbum.folderId,
  folder: leftAlbum.folder,
  titleKey: leftAlbum.titleKey,
  artistKey: leftAlbum.artistKey,
  year: leftAlbum.year,
  musicbrainzId: leftAlbum.musicbrainzId,
};

export const findKeysOf = (tx: Db, albumIds: readonly string[]): Promise<AlbumKeys[]> =>
  tx.select().from(musicAlbumTable).where(anyOf(musicAlbumTable.albumId, albumIds));

/** The latest first. */
export async function listDecisions(
  db: Db,
  { page = 1, id }: { page?: number | undefined; id?: string },
): Promise<{ decisions: MusicDecision[]; total: number }> {
  const rows = await db
    .select({
      id: decision.id,
      kind: decision.kind,
      albumId: decision.albumId,
      title: decision.title,
      decidedAt: decision.decidedAt,
      decidedBy: userName(decision.decidedById),
      songs: sql<number>`(select count(*)::int from ${decidedTrack} as track
        where track.decision_id = music_decision.id
          and track.former_album_id <> music_decision.album_id)`,
      from: sql<string[]>`(select coalesce(json_agg(former.title order by former.album_id), '[]')
        from ${leftAlbum} as former where former.decision_id = music_decision.id)`,
      isLatest: sql<boolean>`not ${laterOne}`,
    })
    .from(decision)
    .where(id === undefined ? undefined : eq(decision.id, id))
    .orderBy(desc(decision.number))
    .limit(musicAlbumPageSize)
    .offset((page - 1) * musicAlbumPageSize);
  return {
    decisions: rows.map(({ albumId, title, decidedAt, ...row }) => ({
      ...row,
      album: { id: albumId, title },
      decidedAt: decidedAt.toISOString(),
    })),
    total: await db.$count(decision),
  };
}
