import { sql } from '#drizzle/orm.ts';
import { uploadLimits } from '#contract/release-limits.ts';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';
import type { Db } from '../../../platform/database/db.ts';
import { busyProblem } from '../../../platform/busy-problem.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences, type Sentence } from '../../../platform/sentences.ts';
import { releaseSoundTable, releaseTable, releaseTrackTable } from './release.table.ts';
import { soundPurpose } from './upload-purposes.ts';

const words = sentences.sound;
const { share, mp3Bitrate } = uploadLimits;

/** Seconds of sound per second, at least. */
const encodingSpeed = 60;

/** Seconds. */
const retryAfter = 600;

type UsedSpace = { files: number; bytes: number };

/** Includes the MP3s to be made. */
const usedSpace = sql`count(*)::int as files, coalesce(sum(asset.bytes + case
  when sound.format is null or sound.format = 'mp3' then 0 else sound.seconds * ${mp3Bitrate / 8}::int end), 0)::float8 as bytes`;

export const countMade = ({ format, seconds }: { format: string; seconds: number }): number =>
  format === 'mp3' ? 0 : Math.ceil((seconds * mp3Bitrate) / 8);

/**
 * For uploads without a draft.
 *
 * @throws {Problem} `invalid` (422) for the sender's share, 503 for everybody's.
 */
export async function requireUploadShare(db: Db, owner: string, bytes: number): Promise<void> {
  const own = await countUsed(db, sql`used.used_by = ${`staged/${owner}/${soundPurpose}`}`);
  if (isOver(own, bytes, share.uploaded)) throw refused(words.tooMuch);
  const all = await countUsed(
    db,
    sql`used.expires_at is not null and used.used_by like ${`staged/%/${soundPurpose}`}`,
  );
  if (all.bytes + bytes > share.everybody.bytes) throw busyProblem(retryAfter);
}

/** @throws {Problem} `invalid` (422) if unpublished releases exceed the label's share. */
export async function requireLabelShare(tx: Db, labelId: string): Promise<void> {
  const { rows } = await tx.execute<UsedSpace>(sql`
    select ${usedSpace} from ${releaseTrackTable} as track
    join ${releaseTable} as release on release.id = track.release_id
    join ${releaseSoundTable} as sound on sound.hash = track.sound
    join ${assetTable} as asset on asset.hash = sound.hash
    where release.label_id = ${labelId} and release.state <> 'live'`);
  const [own = { files: 0, bytes: 0 }] = rows;
  if (own.files > share.label.files || own.bytes > share.label.bytes) {
    throw refused(words.labelIsFull);
  }
}

/** Labels take turns: pending encodings delay the next. */
export async function findTurn(tx: Db, labelId: string, now: Date): Promise<Date> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select coalesce(sum(sound.seconds), 0)::float8 as seconds from ${releaseTrackTable} as track
    join ${releaseTable} as release on release.id = track.release_id
    join ${releaseSoundTable} as sound on sound.hash = track.sound
    where release.label_id = ${labelId} and track.state = 'preparing'`);
  return new Date(now.getTime() + encodingTime(rows[0]?.seconds ?? 0));
}

/** Milliseconds. */
export const encodingTime = (seconds: number): number =>
  Math.round((seconds / encodingSpeed) * 1_000);

async function countUsed(db: Db, isCounted: ReturnType<typeof sql>): Promise<UsedSpace> {
  const { rows } = await db.execute<UsedSpace>(sql`
    select ${usedSpace} from ${assetUseTable} as used
    join ${assetTable} as asset on asset.hash = used.hash
    left join ${releaseSoundTable} as sound on sound.hash = asset.hash
    where ${isCounted}`);
  return rows[0] ?? { files: 0, bytes: 0 };
}

const isOver = (own: UsedSpace, bytes: number, most: UsedSpace) =>
  own.files >= most.files || own.bytes + bytes > most.bytes;

const refused = (error: Sentence) =>
  problem('invalid', { error, fields: { sound: error }, status: 422 });
