import type { AnswerShareBody } from '#contract/recording-share.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  notifyDecision,
  speakingFor,
  workingFor,
} from '../../accounts/decision-notification/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { holdArtist } from '../../catalogue/artist/index.ts';
import { getState } from './describe-shares.ts';
import { takePayee } from '../../catalogue/payee/index.ts';
import {
  findParts,
  findSharesFor,
  forgetEmails,
  updatePart,
  updateShare,
} from './recording-share.repository.ts';

const words = sentences.recordingShares;

type Answering = Acting & { day: string };

/**
 * Answers all parts of the caller. The sheet is accepted with the last acceptance.
 *
 * @throws {Problem} `not-found` without such a proposal that waits for the caller; `duplicate` if
 * its first day has come, or the caller is named twice.
 */
export async function answerShare(
  tx: Db,
  { id, isAccepted, reason = '' }: AnswerShareBody & { id: string },
  { actor, now, day }: Answering,
): Promise<void> {
  const [seen] = await findSharesFor(tx, actor.id, id);
  if (seen === undefined) throw problem('not-found');
  const artist = await holdArtist(tx, seen.artist.id);
  // It may have been answered while this call waited for the lock.
  const [found] = await findSharesFor(tx, actor.id, id);
  if (found === undefined || artist === null) throw problem('not-found');
  const { share, own, track } = found;
  const parts = await findParts(tx, [id]);
  const state = getState(share, parts, day);
  if (state === 'lapsed') throw problem('duplicate', { error: words.lapsed });
  const mine = parts.filter(
    (part) => own.includes(part.position) && part.isAccepted === null && state === 'proposed',
  );
  if (mine.length === 0) throw problem('not-found');
  for (const { position, isArtist } of mine) {
    const payeeId =
      isArtist || !isAccepted ? null : await takePayee(tx, { kind: 'person', id: actor.id }, now);
    if (
      payeeId !== null &&
      parts.some((each) => each.payeeId === payeeId && each.position !== position)
    ) {
      throw problem('duplicate', { error: words.namedTwice });
    }
    await updatePart(
      tx,
      { shareId: id, position },
      {
        ...(payeeId !== null && { payeeId }),
        offeredTo: null,
        isAccepted,
        answeredAt: now,
        answeredBy: actor.id,
        reason: isAccepted || reason === '' ? null : reason,
      },
    );
  }
  const positions = new Set(mine.map(({ position }) => position));
  const isWhole = parts.every((part) => positions.has(part.position) || part.isAccepted === true);
  // Nobody else can answer a declined sheet.
  if (!isAccepted) await forgetEmails(tx, id);
  if (isAccepted && isWhole) await updateShare(tx, id, { acceptedAt: now });
  await recordStaffAction(tx, {
    actor,
    now,
    action: isAccepted ? 'share.accept' : 'share.decline',
    target: { kind: 'artist', ...artist },
    about: actor.id,
    before: null,
    after: { title: track.name, startsOn: share.startsOn },
  });
  const answer = {
    subject: 'shareAnswer',
    outcome: isAccepted ? 'accepted' : 'rejected',
    itemId: id,
    artistId: artist.id,
    title: track.name,
    by: actor.name,
    word: isAccepted ? '' : reason,
    people: share.labelId === null ? speakingFor(artist.id) : workingFor(share.labelId),
  } as const;
  await notifyDecision(tx, answer, { actorId: actor.id, now });
}
