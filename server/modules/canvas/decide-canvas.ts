import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { behindArtist, type Decision } from '../decision-notification/index.ts';
import { type Acting, recordStaffAction } from '../staff-action/index.ts';
import { type CanvasRow, holdTrack, isPrepared, updateCanvas } from './canvas.repository.ts';
import { hideLive } from './show-canvas.repository.ts';

const words = sentences.canvas;

/**
 * The canvas replaces the live one at once, or goes live with an unreleased track.
 *
 * @throws {Problem} `duplicate` where it was decided meanwhile; `invalid` without a track or
 * file.
 */
export async function approveCanvas(
  tx: Db,
  canvas: CanvasRow,
  { actor, now }: Acting,
): Promise<Decision> {
  refuseDecided(canvas);
  const { id, trackId, video } = canvas;
  if (video === null) throw problem('invalid', { error: words.noFile, status: 422 });
  const isOut = await holdTrack(tx, trackId);
  if (!isOut && !(await isPrepared(tx, trackId))) {
    throw problem('invalid', { error: words.trackWasRemoved, status: 422 });
  }
  const status = isOut ? 'live' : 'approved';
  await note(tx, canvas, 'canvas.approve', { status }, { actor, now });
  if (isOut) await hideLive(tx, trackId, now);
  await updateCanvas(tx, id, {
    status,
    decidedBy: actor.name,
    decidedById: actor.id,
    feedback: null,
    updatedAt: now,
  });
  return { ...about(canvas), outcome: 'accepted' };
}

/** @throws {Problem} `duplicate` where it was decided meanwhile. */
export async function rejectCanvas(
  tx: Db,
  canvas: CanvasRow,
  { feedback }: { feedback: string },
  { actor, now }: Acting,
): Promise<Decision> {
  refuseDecided(canvas);
  await note(tx, canvas, 'canvas.reject', { note: feedback }, { actor, now });
  const change = {
    status: 'rejected',
    decidedBy: actor.name,
    decidedById: actor.id,
    feedback,
    updatedAt: now,
  } as const;
  await updateCanvas(tx, canvas.id, change);
  return { ...about(canvas), outcome: 'rejected', word: feedback };
}

const about = ({ id: itemId, artistId, trackTitle: title, sentBy }: CanvasRow) => ({
  subject: 'canvas' as const,
  itemId,
  artistId,
  title,
  people: behindArtist(artistId, sentBy),
});

function refuseDecided({ status, decidedBy }: CanvasRow) {
  if (status === 'pending') return;
  const name = decidedBy ?? '';
  const error = status === 'rejected' ? words.wasRejected : words.wasApproved;
  throw problem('duplicate', { error: fill(error, { name }) });
}

function note(
  tx: Db,
  { id, trackTitle }: CanvasRow,
  action: string,
  after: Record<string, string>,
  { actor, now }: Acting,
) {
  const target = { kind: 'canvas', id, name: trackTitle };
  return recordStaffAction(tx, { actor, now, action, target, before: null, after });
}
