import { type NewShare, shareDaysAhead, type ShareMade } from '#contract/recording-share.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore } from '../../../platform/days.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { forgetDecisions, notifyDecision } from '../../accounts/decision-notification/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { findSpeakers, holdArtist } from '../../catalogue/artist/index.ts';
import { findLabelInForce } from '../../catalogue/label/index.ts';
import { findTrackTitle } from '../../catalogue/track/index.ts';
import { checkParts } from './check-parts.ts';
import { getState } from './describe-shares.ts';
import {
  findParts,
  findShare,
  findSharesOf,
  forgetEmails,
  insertShare,
  updateShare,
} from './recording-share.repository.ts';
import { answering } from './people-of-share.repository.ts';

const words = sentences.recordingShares;

export type Proposing = Acting & {
  day: string;
  /** Null for the artist's own people. */
  labelId: string | null;
};

/**
 * The artist's own proposal is accepted by the artist.
 *
 * @throws {Problem} `not-found` for another's recording; `forbidden` for the artist under a label;
 * `duplicate` while another proposal waits; `invalid` at `startsOn` or `parts`, and where nobody
 * could accept for the artist.
 */
export async function proposeShare(
  tx: Db,
  { trackId, startsOn, parts }: NewShare,
  { artistId, ...proposing }: Proposing & { artistId: string },
): Promise<ShareMade> {
  const { actor, now, day, labelId } = proposing;
  const artist = await holdArtist(tx, artistId);
  const title = await findTrackTitle(tx, { artistId, trackId });
  if (artist === null || title === null) throw problem('not-found');
  await requireProposer(tx, artistId, proposing);
  if (startsOn <= day) throw problem('invalid', { fields: { startsOn: words.startsEarly } });
  if (startsOn > daysBefore(day, -shareDaysAhead)) {
    throw problem('invalid', { fields: { startsOn: words.startsLate } });
  }
  await refuseProposed(tx, { artistId, trackId, day });
  const checked = await checkParts(tx, parts, { artistId, trackId, startsOn });
  const speakers = await findSpeakers(tx, artistId);
  if (speakers.length === 0) throw problem('invalid', { error: words.nobodySpeaks, status: 422 });
  const isAgreed = labelId === null && speakers.includes(actor.id);
  const id = newId(now.getTime());
  await insertShare(
    tx,
    { id, trackId, artistId, labelId, startsOn, proposedAt: now },
    checked.map((part, index) => ({
      shareId: id,
      position: index + 1,
      ...part,
      ...(part.isArtist && isAgreed && { isAccepted: true, answeredAt: now, answeredBy: actor.id }),
    })),
  );
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'share.propose',
    target: { kind: 'artist', ...artist },
    before: null,
    after: { title, startsOn },
  });
  const people = answering(id);
  const made = { subject: 'share', outcome: 'made', itemId: id, title } as const;
  await notifyDecision(tx, { ...made, artistId, people }, { actorId: actor.id, now });
  return { id };
}

async function refuseProposed(tx: Db, of: { artistId: string; trackId: string; day: string }) {
  const shares = (await findSharesOf(tx, of)).map(({ share }) => share);
  const parts = await findParts(
    tx,
    shares.map(({ id }) => id),
  );
  const isOpen = shares.some((share) => {
    const its = parts.filter(({ shareId }) => shareId === share.id);
    return getState(share, its, of.day) === 'proposed';
  });
  if (isOpen) throw problem('duplicate', { error: words.isProposed });
}

/** @throws {Problem} `forbidden` */
async function requireProposer(tx: Db, artistId: string, { labelId, day }: Proposing) {
  if ((await findLabelInForce(tx, artistId, day)) === labelId) return;
  throw problem('forbidden', { error: words.notYours });
}

/**
 * @throws {Problem} `not-found` for another's, answered or lapsed proposal; `forbidden` like
 * `proposeShare`.
 */
export async function withdrawShare(
  tx: Db,
  { id, artistId }: { id: string; artistId: string | null },
  proposing: Proposing,
): Promise<void> {
  const { actor, now, day } = proposing;
  const seen = await findShare(tx, id);
  if (seen === null || (artistId !== null && seen.artistId !== artistId)) {
    throw problem('not-found');
  }
  const artist = await holdArtist(tx, seen.artistId);
  const [share, parts] = [await findShare(tx, id), await findParts(tx, [id])];
  if (share === null || artist === null) throw problem('not-found');
  const label = await findLabelInForce(tx, share.artistId, day);
  if (label !== proposing.labelId) throw problem('not-found');
  if (getState(share, parts, day) !== 'proposed') throw problem('not-found');
  await updateShare(tx, id, { withdrawnAt: now });
  await forgetEmails(tx, id);
  await forgetDecisions(tx, { subject: 'share', itemId: id });
  const title = await findTrackTitle(tx, share);
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'share.withdraw',
    target: { kind: 'artist', ...artist },
    before: { title: title ?? '', startsOn: share.startsOn },
    after: null,
  });
}
