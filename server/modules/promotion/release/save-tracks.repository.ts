import { isDeepStrictEqual } from 'node:util';
import { eq } from '#drizzle/orm.ts';
import type { DraftTrack } from '#contract/release.ts';
import { originalUse, soundUse } from '../../../media/media-uses.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { encodeJob } from './encode-track.ts';
import { encodingTime, findTurn, requireLabelShare } from './label-share.repository.ts';
import { toIsrc } from './hold-codes.repository.ts';
import { findSounds } from './release.repository.ts';
import { releaseTrackTable } from './release.table.ts';
import type { Preparing } from './save-draft.ts';
import { soundPurpose } from './upload-purposes.ts';

const words = sentences.releases;

/**
 * A track keeps its id as long as its sound.
 *
 * @throws {Problem} `invalid` with the field, like `tracks.2.sound`, for a repeated or missing
 * sound, or if the label's share is used up.
 */
export async function saveTracks(
  tx: Db,
  releaseId: string,
  wanted: readonly DraftTrack[],
  on: Preparing,
): Promise<void> {
  const rows = await tx
    .select()
    .from(releaseTrackTable)
    .where(eq(releaseTrackTable.releaseId, releaseId));
  const known = new Map(rows.map((row) => [row.sound, row]));
  const seen = new Set<string>();
  for (const [index, { sound }] of wanted.entries()) {
    if (seen.has(sound)) throw refused(index, words.sameSound);
    seen.add(sound);
  }
  await dropTracks(
    tx,
    rows.filter(({ sound }) => !seen.has(sound)),
    on,
  );
  const sounds = new Map(
    (await findSounds(tx, [...seen])).map((details) => [details.hash, details] as const),
  );
  let hasMore = false;
  let turnAt = await findTurn(tx, on.labelId, on.now);
  for (const [index, track] of wanted.entries()) {
    const { sound, title, writers, producers, isInterlude } = track;
    const columns = {
      position: index + 1,
      title,
      credits: { writers, producers },
      isInterlude,
      isrc: toIsrc(track.isrc),
    };
    const row = known.get(sound);
    if (row) {
      if (!isDeepStrictEqual(columns, toStored(row))) {
        await tx.update(releaseTrackTable).set(columns).where(eq(releaseTrackTable.id, row.id));
      }
      continue;
    }
    const details = sounds.get(sound);
    hasMore = true;
    const id = newId();
    const isPlayed = details?.format === 'mp3';
    const by = isPlayed ? soundUse(id) : originalUse(id);
    const staged = { owner: on.userId, purpose: soundPurpose, by };
    if (details === undefined || !(await on.assets.claim(tx, sound, staged))) {
      throw refused(index, words.fileGone);
    }
    await tx
      .insert(releaseTrackTable)
      .values({ id, releaseId, sound, ...columns, state: isPlayed ? 'ready' : 'preparing' });
    if (isPlayed) continue;
    const payload = { trackId: id };
    await addJob(tx, { kind: encodeJob, key: id, payload, runAt: on.now, turnAt });
    turnAt = new Date(turnAt.getTime() + encodingTime(details.seconds));
  }
  if (hasMore) await requireLabelShare(tx, on.labelId);
}

export async function releaseSounds(tx: Db, releaseId: string, on: Preparing): Promise<void> {
  await saveTracks(tx, releaseId, [], on);
}

type Row = typeof releaseTrackTable.$inferSelect;

const toStored = ({ position, title, credits, isInterlude, isrc }: Row) => ({
  position,
  title,
  credits,
  isInterlude,
  isrc,
});

async function dropTracks(tx: Db, rows: readonly Row[], { assets }: Preparing) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(releaseTrackTable).where(anyOf(releaseTrackTable.id, ids));
  for (const id of ids) {
    await assets.release(tx, soundUse(id));
    await assets.release(tx, originalUse(id));
  }
}

const refused = (index: number, error: (typeof words)['fileGone']) =>
  problem('invalid', { error, fields: { [`tracks.${index}.sound`]: error } });
