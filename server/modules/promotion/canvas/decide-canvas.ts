import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { behindArtist } from '../../accounts/decision-notification/index.ts';
import {
  type Acting,
  reversibleDecisions,
  recordStaffAction,
} from '../../accounts/staff-action/index.ts';
import { canvases, type CanvasRow, holdTrack, isPrepared } from './canvas.repository.ts';
import { hideLive } from './show-canvas.repository.ts';

const words = sentences.canvas;

/** What its sender sees until the decision is sent. */
export const undecided = {
  status: 'pending',
  decidedBy: null,
  decidedById: null,
  feedback: null,
} as const;

/** Its sender does not read a decision before it has run. */
export const tellCanvasJob = 'canvas.tell';

export const canvasDecisions = reversibleDecisions<CanvasRow, object>({
  job: tellCanvasJob,
  hold: canvases.hold,
  getDecider: ({ status, decidedById: id, decidedBy: name }) =>
    status === 'pending' ? null : { id, name },
  async settle(tx, canvas, now) {
    const { id, trackId, status, feedback } = canvas;
    if (status === 'rejected')
      return { ...about(canvas), outcome: 'rejected', word: feedback ?? '' };
    if (status === 'approved' && (await holdTrack(tx, trackId))) {
      await hideLive(tx, trackId, now);
      await canvases.update(tx, id, { status: 'live', updatedAt: now });
    }
    return { ...about(canvas), outcome: 'accepted' };
  },
  async takeBack(tx, canvas, _, acting) {
    // Its track came out meanwhile.
    if (canvas.status === 'live') throw problem('duplicate', { error: sentences.staffUndo.isTold });
    await note(tx, canvas, 'canvas.reopen', null, acting);
    await canvases.update(tx, canvas.id, { ...undecided, updatedAt: acting.now });
  },
});

/**
 * Once the approval can no longer be taken back, the canvas replaces the live one, or goes live
 * with an unreleased track.
 *
 * @throws {Problem} `duplicate` where it was decided meanwhile; `invalid` without a track or
 * file.
 */
export async function approveCanvas(
  tx: Db,
  canvas: CanvasRow,
  { actor, now }: Acting,
): Promise<object> {
  refuseDecided(canvas);
  const { id, trackId, video } = canvas;
  if (video === null) throw problem('invalid', { error: words.noFile, status: 422 });
  const isOut = await holdTrack(tx, trackId);
  if (!isOut && !(await isPrepared(tx, trackId))) {
    throw problem('invalid', { error: words.trackWasRemoved, status: 422 });
  }
  const status = isOut ? 'live' : 'approved';
  await note(tx, canvas, 'canvas.approve', { status }, { actor, now });
  await canvases.update(tx, id, {
    status: 'approved',
    decidedBy: actor.name,
    decidedById: actor.id,
    feedback: null,
    updatedAt: now,
  });
  return {};
}

/** @throws {Problem} `duplicate` where it was decided meanwhile. */
export async function rejectCanvas(
  tx: Db,
  canvas: CanvasRow,
  { feedback }: { feedback: string },
  { actor, now }: Acting,
): Promise<object> {
  refuseDecided(canvas);
  await note(tx, canvas, 'canvas.reject', { note: feedback }, { actor, now });
  const change = {
    status: 'rejected',
    decidedBy: actor.name,
    decidedById: actor.id,
    feedback,
    updatedAt: now,
  } as const;
  await canvases.update(tx, canvas.id, change);
  return {};
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
  after: Record<string, string> | null,
  { actor, now }: Acting,
) {
  const target = { kind: 'canvas', id, name: trackTitle };
  return recordStaffAction(tx, { actor, now, action, target, before: null, after });
}
