import type { RejectionReason } from '#contract/release.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob, dropWaitingJob } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import {
  type Acting,
  type Deciding,
  reversibleDecisions,
  recordStaffAction,
} from '../../accounts/staff-action/index.ts';
import { contractHolds } from '../../catalogue/label/index.ts';
import { aboutRelease } from './about-release.ts';
import { publishJob } from './publish-release.ts';
import { findTracks, holdRelease, type ReleaseRow, updateRelease } from './release.repository.ts';

const words = sentences.releases;

/** What its label sees until the decision is sent. */
export const undecided = {
  state: 'pending',
  decidedAt: null,
  decidedBy: null,
  decidedById: null,
  reason: null,
  note: '',
} as const;

export const releaseDecisions = reversibleDecisions<ReleaseRow, object>({
  job: 'release.tell',
  hold: holdRelease,
  // Without a person the service rejected it, and has told so.
  getDecider: ({ state, decidedById: id, decidedBy: name }) =>
    id === null || state === 'draft' || state === 'pending' ? null : { id, name },
  async settle(_, release) {
    const { state, reason, note: word } = release;
    return state === 'rejected'
      ? { ...aboutRelease(release), outcome: 'rejected', reason, word }
      : { ...aboutRelease(release), outcome: 'accepted' };
  },
  async takeBack(tx, release, _, acting) {
    const { id, state } = release;
    if (state === 'live') throw problem('duplicate', { error: sentences.staffUndo.isTold });
    await note(tx, release, 'release.reopen', null, acting);
    await dropWaitingJob(tx, { kind: publishJob, key: id });
    await updateRelease(tx, release, { ...undecided, changedAt: acting.now });
  },
});

/**
 * If its day has come, it is published once the approval can no longer be taken back.
 *
 * @throws {Problem} `duplicate` if it was decided, withdrawn or changed meanwhile; `invalid` if
 * sound is not ready or the label's contract with the artist ended.
 */
export async function approveRelease(
  tx: Db,
  release: ReleaseRow,
  { version }: { version: number },
  { actor, now, tellAt }: Deciding,
): Promise<object> {
  refuseDecided(release, version);
  const { id, labelId, artistId, releaseDate } = release;
  const today = toDay(now);
  const day = releaseDate !== null && releaseDate > today ? releaseDate : today;
  const holds = artistId !== null && (await contractHolds(tx, { labelId, artistId }, [today, day]));
  if (!holds) throw problem('invalid', { error: words.contractEnded, status: 422 });
  const tracks = await findTracks(tx, [id]);
  if (tracks.some(({ track }) => track.state !== 'ready')) {
    throw problem('invalid', { error: words.soundNotReady, status: 422 });
  }
  await note(tx, release, 'release.approve', { releaseDate: day }, { actor, now });
  await updateRelease(tx, release, {
    state: 'approved',
    decidedAt: now,
    decidedBy: actor.name,
    decidedById: actor.id,
    changedAt: now,
  });
  const runAt = day === today ? tellAt : new Date(`${day}T00:00:00Z`);
  await addJob(tx, { kind: publishJob, key: id, payload: { releaseId: id }, runAt });
  return {};
}

/** @throws {Problem} `duplicate` if it was decided, withdrawn or changed meanwhile. */
export async function rejectRelease(
  tx: Db,
  release: ReleaseRow,
  { version, reason, note: word }: { version: number; reason: RejectionReason; note: string },
  { actor, now }: Acting,
): Promise<object> {
  refuseDecided(release, version);
  await note(tx, release, 'release.reject', { reason, note: word }, { actor, now });
  await updateRelease(tx, release, {
    state: 'rejected',
    decidedAt: now,
    decidedBy: actor.name,
    decidedById: actor.id,
    reason,
    note: word,
    changedAt: now,
  });
  return {};
}

function refuseDecided({ state, version, decidedBy }: ReleaseRow, known: number) {
  const name = decidedBy ?? '';
  if (state === 'approved' || state === 'live') {
    throw problem('duplicate', { error: fill(words.wasApproved, { name }) });
  }
  if (state === 'rejected')
    throw problem('duplicate', { error: fill(words.wasRejected, { name }) });
  if (state !== 'pending') throw problem('duplicate', { error: words.wasWithdrawn });
  if (version !== known) throw problem('duplicate', { error: words.wasChanged });
}

function note(
  tx: Db,
  { id, title }: ReleaseRow,
  action: string,
  after: Record<string, string> | null,
  { actor, now }: Acting,
) {
  const target = { kind: 'release', id, name: title };
  return recordStaffAction(tx, { actor, now, action, target, before: null, after });
}
