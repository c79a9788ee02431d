import { and, asc, count, eq, gt, isNotNull, isNull, lt, ne, not, sql } from '#drizzle/orm.ts';
import { alias } from '#drizzle/pg-core.ts';
import { fingerprintVersion } from '../../../media/analysis/fingerprint-meter.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import type { MusicFormat } from '../../../media/music/house-file.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { countTracks, forgetAnalysis, listedTrack } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { fileNamed } from './file-of-track.repository.ts';
import { fingerprintTable, recordingPairTable } from './fingerprint.table.ts';
import { musicFileTable } from './music-file.table.ts';

const file = musicFileTable;

/** Files whose songs were listened to without a fingerprint, each sound once; not of one format. */
export const findUnprinted =
  (skipped: MusicFormat | null) =>
  (db: Db, without: readonly string[], limit: number): Promise<SoundSubject[]> =>
    db
      .selectDistinctOn([file.hash], {
        id: file.id,
        genre: listedTrack.genre,
        duration: listedTrack.duration,
        asset: sql<null>`null`,
        file: fileNamed(sql`music_file.id`),
      })
      .from(file)
      .innerJoin(listedTrack, eq(listedTrack.id, file.trackId))
      .where(
        and(
          lt(file.fingerprint, fingerprintVersion),
          isNull(file.goneAt),
          isNotNull(listedTrack.analysedAt),
          not(anyOf(file.id, without)),
          skipped === null ? undefined : ne(file.format, skipped),
        ),
      )
      .orderBy(file.hash)
      .limit(limit);

/** AAC whose song was listened to while nothing could decode it. */
const isUnheardAac = and(eq(file.format, 'm4a'), eq(file.fingerprint, 0), isNull(file.goneAt));

export async function countUnheardAac(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(file)
    .innerJoin(trackTable, eq(trackTable.id, file.trackId))
    .where(and(isUnheardAac, isNotNull(trackTable.analysedAt)));
  return row?.count ?? 0;
}

/** Has it listened to. */
export async function wakeAac(db: Db): Promise<void> {
  const songs = await db.select({ id: file.trackId }).from(file).where(isUnheardAac);
  await forgetAnalysis(
    db,
    songs.map(({ id }) => id),
  );
}

/** @param words null for a sound that has none */
export async function saveFingerprint(
  tx: Db,
  hash: string,
  words: Uint32Array | null,
): Promise<void> {
  // Older words were compared with older ones.
  await tx.delete(fingerprintTable).where(eq(fingerprintTable.hash, hash));
  if (words) {
    await tx
      .insert(fingerprintTable)
      .values({ hash, version: fingerprintVersion, words: toBytes(words) });
  }
  await tx.update(file).set({ fingerprint: fingerprintVersion }).where(eq(file.hash, hash));
}

function toBytes(words: Uint32Array): Buffer {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => bytes.writeUInt32LE(word, index * 4));
  return bytes;
}

const toWords = (bytes: Buffer) =>
  Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));

/** Songs of an album, which in larger ones, such as a folder without tags, are not compared. */
const songsMost = 1_000;

/** Some albums after one, by id. */
export async function findAlbumsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const { id, labelId } = albumTable;
  const rows = await db
    .select({ id })
    .from(albumTable)
    .where(and(isNull(labelId), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Seconds by which two encodings of a recording may differ in length. */
const lengthMost = 3;

type Uncompared = {
  oneHash: string;
  otherHash: string;
  one: Uint32Array;
  other: Uint32Array;
};

/** Sounds of different songs of an album, of one artist and about one length. */
export async function findUncompared(
  db: Db,
  albumIds: readonly string[],
  limit: number,
): Promise<Uncompared[]> {
  const [song, twin] = [alias(trackTable, 'song'), alias(trackTable, 'twin')];
  const [one, other] = [alias(file, 'one'), alias(file, 'other')];
  const [print, print2] = [alias(fingerprintTable, 'print'), alias(fingerprintTable, 'print2')];
  const { oneHash, otherHash } = recordingPairTable;
  const rows = await db
    .select({
      oneHash: one.hash,
      otherHash: other.hash,
      one: print.words,
      other: print2.words,
    })
    .from(song)
    .innerJoin(
      twin,
      and(
        eq(twin.albumId, song.albumId),
        eq(twin.artistId, song.artistId),
        ne(twin.id, song.id),
        sql`abs(${twin.duration} - ${song.duration}) <= ${lengthMost}`,
      ),
    )
    .innerJoin(one, and(eq(one.trackId, song.id), isNull(one.goneAt)))
    .innerJoin(other, and(eq(other.trackId, twin.id), isNull(other.goneAt)))
    .innerJoin(print, eq(print.hash, one.hash))
    .innerJoin(print2, eq(print2.hash, other.hash))
    .where(
      and(
        anyOf(song.albumId, albumIds),
        lt(one.hash, other.hash),
        sql`${countTracks(sql`${song.albumId}`)} <= ${songsMost}`,
        sql`not exists (select from ${recordingPairTable}
          where ${oneHash} = ${one.hash} and ${otherHash} = ${other.hash})`,
      ),
    )
    .limit(limit);
  return rows.map((row) => ({ ...row, one: toWords(row.one), other: toWords(row.other) }));
}

/** One that another server wrote meanwhile stays; so does one whose sound was replaced. */
export async function savePairs(
  tx: Db,
  pairs: readonly Omit<typeof recordingPairTable.$inferInsert, 'dismissedAt'>[],
): Promise<void> {
  const texts = (name: 'id' | 'oneHash' | 'otherHash') =>
    sql`${sql.param(pairs.map((pair) => pair[name]))}::text[]`;
  const differences = sql`${sql.param(pairs.map(({ difference }) => difference))}::real[]`;
  await tx.execute(sql`
    insert into ${recordingPairTable} (id, one_hash, other_hash, difference)
    select pair.* from unnest(${texts('id')}, ${texts('oneHash')}, ${texts('otherHash')}, ${differences})
      as pair (id, one_hash, other_hash, difference)
    where exists (select from ${fingerprintTable} where hash = pair.one_hash)
      and exists (select from ${fingerprintTable} where hash = pair.other_hash)
    on conflict do nothing`);
}

/** Of sounds that no file has any more; some at once. */
export async function deleteLeftFingerprints(tx: Db, most: number): Promise<void> {
  await tx.execute(sql`
    delete from ${fingerprintTable} where hash in (
      select hash from ${fingerprintTable} as print
      where not exists (select from ${file} where ${file.hash} = print.hash) limit ${most})`);
}
