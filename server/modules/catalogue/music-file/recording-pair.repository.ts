import { and, eq, isNull, or, sql } from '#drizzle/orm.ts';
import {
  type Recording,
  type RecordingPairs,
  recordingPageSize,
} from '#contract/music-recording.ts';
import { sameRecordingMost } from '../../../media/analysis/compare-fingerprints.ts';
import { losslessFormats } from '../../../media/music/house-file.ts';
import { joinPath } from '../../../media/music/music-path.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listedTrack } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { fileOfTrack } from './file-of-track.repository.ts';
import { recordingPairTable } from './fingerprint.table.ts';
import { musicFileTable } from './music-file.table.ts';

const pairTable = recordingPairTable;

/** Of songs of one album and artist whose files are here; each two songs once. */
const openPairs = sql`
  select distinct on (least(song.id, twin.id), greatest(song.id, twin.id))
    pair.id, song.id as one, twin.id as other
  from ${pairTable} as pair
  join ${musicFileTable} as file on file.hash = pair.one_hash and file.gone_at is null
  join ${musicFileTable} as beside on beside.hash = pair.other_hash and beside.gone_at is null
  join ${trackTable} as song on song.id = file.track_id
  join ${trackTable} as twin on twin.id = beside.track_id and twin.id <> song.id
    and twin.album_id = song.album_id and twin.artist_id = song.artist_id
  where pair.difference <= ${sameRecordingMost}::real and pair.dismissed_at is null
  order by least(song.id, twin.id), greatest(song.id, twin.id), pair.id`;

/** @param page from 1. */
export async function listRecordingPairs(
  db: Db,
  { page = 1 }: { page?: number | undefined },
): Promise<RecordingPairs> {
  const { rows } = await db.execute<{ id: string; one: string; other: string }>(sql`
    select * from (${openPairs}) as open order by id
    limit ${recordingPageSize} offset ${(page - 1) * recordingPageSize}`);
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (${openPairs}) as open`);
  const found = await findRecordings(
    db,
    rows.flatMap(({ one, other }) => [one, other]),
  );
  const pairs = rows.flatMap(({ id, one, other }) => {
    const [best, rest] = found.filter((song) => song.id === one || song.id === other);
    return best && rest ? [{ id, better: toShown(best), other: toShown(rest) }] : [];
  });
  return { pairs, total: counted.rows[0]?.total ?? 0 };
}

type FoundRecording = Omit<Recording, 'bitrate'> & { bytes: number; playCount: number };

const toShown = ({ bytes, playCount: _, ...song }: FoundRecording): Recording => ({
  ...song,
  bitrate: Math.round((bytes * 8) / 1000 / song.duration),
});

const isLossless = ({ format }: FoundRecording) =>
  losslessFormats.some((lossless) => lossless === format);

/** With the file that plays; the better one first. */
export async function findRecordings(
  db: Db,
  trackIds: readonly string[],
): Promise<FoundRecording[]> {
  const { id, title, artistId, artistName, albumId, albumTitle, duration, playCount } = listedTrack;
  const rows = await db
    .select({
      song: { id, title, duration, playCount },
      artist: { id: artistId, name: artistName },
      album: { id: albumId, title: albumTitle },
      file: fileOfTrack(sql`listed_track.id`),
    })
    .from(listedTrack)
    .where(anyOf(id, trackIds));
  const decode = (bytes: string) => Buffer.from(bytes, 'base64');
  return rows
    .flatMap(({ song, artist, album, file }) => {
      if (file === null) return [];
      const path = joinPath(decode(file.folder), decode(file.path)).toString('utf8');
      return [{ ...song, artist, album, path, format: file.format, bytes: file.bytes }];
    })
    .toSorted(
      (one, other) =>
        Number(isLossless(other)) - Number(isLossless(one)) ||
        other.bytes - one.bytes ||
        (one.id < other.id ? -1 : 1),
    );
}

/** The songs that the sounds of a pair are files of now. */
export async function findPair(
  tx: Db,
  id: string,
): Promise<{ songs: [string, string]; isDismissed: boolean } | null> {
  const songOf = (hash: typeof pairTable.oneHash) => sql<string | null>`(
    select file.track_id from ${musicFileTable} as file where file.hash = ${hash}
    order by file.gone_at desc nulls first, file.id limit 1)`;
  const [row] = await tx
    .select({
      one: songOf(pairTable.oneHash),
      other: songOf(pairTable.otherHash),
      dismissedAt: pairTable.dismissedAt,
    })
    .from(pairTable)
    .where(eq(pairTable.id, id));
  if (!row?.one || !row.other) return null;
  return { songs: [row.one, row.other], isDismissed: row.dismissedAt !== null };
}

/** Of all sounds of two songs, so that no other pair of them is suggested. */
export async function dismissSongs(
  tx: Db,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<void> {
  const { oneHash, otherHash, dismissedAt } = pairTable;
  const isOf = (hash: typeof oneHash, trackId: string) => sql`${hash} in (
    select file.hash from ${musicFileTable} as file where file.track_id = ${trackId})`;
  await tx
    .update(pairTable)
    .set({ dismissedAt: now })
    .where(
      and(
        isNull(dismissedAt),
        or(
          and(isOf(oneHash, one), isOf(otherHash, other)),
          and(isOf(oneHash, other), isOf(otherHash, one)),
        ),
      ),
    );
}

/** Files of a song become those of another one. */
export async function takeFiles(
  tx: Db,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const { trackId, formerTrackId } = musicFileTable;
  await tx
    .update(musicFileTable)
    .set({ trackId: toId, formerTrackId: sql`coalesce(${formerTrackId}, ${trackId})` })
    .where(eq(trackId, fromId));
}

/** Undoes `takeFiles` for files that began as those of the song, or of songs that were behind it. */
export async function giveFilesBack(
  tx: Db,
  { songId, others }: { songId: string; others: readonly string[] },
): Promise<void> {
  const { formerTrackId } = musicFileTable;
  await tx
    .update(musicFileTable)
    .set({ trackId: songId, formerTrackId: sql`nullif(${formerTrackId}, ${songId})` })
    .where(anyOf(formerTrackId, [songId, ...others]));
}
