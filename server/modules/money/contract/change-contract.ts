import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { daysBefore } from '../../../platform/days.ts';
import { holdArtist, insertArtistMember } from '../../catalogue/artist/index.ts';
import { deleteContract, isAgreementOver, updateContract } from '../../catalogue/label/index.ts';
import { notifyDecision, workingFor } from '../../accounts/decision-notification/index.ts';
import { indexArtists } from '../../catalogue/search-index/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { hasProvenEmail } from '../../people/user/index.ts';
import { type Contract, findAgreed, findContract, findOffersFor } from './contract.repository.ts';
import { describeTerms } from './describe-terms.ts';
import { refuseUnderContract } from './offer-contract.ts';
import { removeOffer } from './remove-offer.repository.ts';

const words = sentences.contracts;

type Doing = Acting & { day: string };
type OfLabel = { labelId: string; id: string };

/**
 * Also removes a declined offer from the list.
 *
 * @throws {Problem} `not-found` for a foreign or accepted offer.
 */
export async function withdrawOffer(tx: Db, of: OfLabel, { actor, now }: Doing): Promise<void> {
  const { contract, artist } = await holdContract(tx, of);
  if (contract.status !== 'pending') throw problem('not-found');
  await removeOffer(tx, contract);
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'contract.withdraw',
    target: { kind: 'artist', ...artist },
    before: describeTerms(contract),
    after: null,
  });
}

/**
 * @param lastDay from today, or a future contract's first day, to the day before its present last
 * day.
 * @throws {Problem} `not-found` without a current or future contract of the label; `invalid` for
 * another day.
 */
export async function endContract(
  tx: Db,
  { lastDay, ...of }: OfLabel & { lastDay: string },
  { actor, now, day }: Doing,
): Promise<void> {
  const { contract, artist } = await holdContract(tx, of);
  const { status, startsOn, endsOn } = contract;
  if (status !== 'active' || endsOn < day) throw problem('not-found');
  if (lastDay < day || lastDay < startsOn || lastDay >= endsOn) {
    throw problem('invalid', { fields: { lastDay: words.endsTooLate } });
  }
  await updateContract(tx, contract.id, { endsOn: lastDay });
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'contract.end',
    target: { kind: 'artist', ...artist },
    before: { endsOn },
    after: { endsOn: lastDay },
  });
}

/**
 * An accepted contract starts on its first day, or today if that has passed, and ends overlapping
 * ones with the same label.
 *
 * @throws {Problem} `not-found` without such a pending offer; `forbidden` without a proven email;
 * `duplicate` where its days are over, another label has the artist, or the label has no
 * agreement with the service.
 */
export async function answerOffer(
  tx: Db,
  { id, isAccepted }: { id: string; isAccepted: boolean },
  { actor, now, day }: Doing,
): Promise<void> {
  const [seen] = await findOffersFor(tx, actor.id, id);
  if (seen === undefined) throw problem('not-found');
  const artist = await holdArtist(tx, seen.artist.id);
  // The offer may have been answered while this call waited for the lock.
  const [found] = await findOffersFor(tx, actor.id, id);
  if (found === undefined || artist === null) throw problem('not-found');
  const { contract } = found;
  if (isAccepted && contract.claimedBy !== actor.id && !(await hasProvenEmail(tx, actor.id))) {
    throw problem('forbidden', { error: words.unproven });
  }
  await recordStaffAction(tx, {
    actor,
    now,
    action: isAccepted ? 'contract.accept' : 'contract.decline',
    target: { kind: 'artist', ...artist },
    before: null,
    after: describeTerms(contract),
  });
  if (isAccepted) await accept(tx, contract, { userId: actor.id, day });
  else await updateContract(tx, id, { declinedOn: day });
  const outcome = isAccepted ? ('accepted' as const) : ('rejected' as const);
  const { id: artistId, name: title } = artist;
  const people = workingFor(contract.labelId);
  const answer = { subject: 'answer', outcome, itemId: id, artistId, title, people } as const;
  await notifyDecision(tx, answer, { actorId: actor.id, now });
}

async function accept(tx: Db, offer: Contract, { userId, day }: { userId: string; day: string }) {
  const { id, labelId, artistId, endsOn, offeredTo } = offer;
  if (endsOn < day) throw problem('duplicate', { error: words.isOver });
  if (await isAgreementOver(tx, labelId)) throw problem('duplicate', { error: words.labelEnded });
  const wished = offer.startsOn > day ? offer.startsOn : day;
  await refuseUnderContract(tx, { artistId, labelId, terms: { startsOn: wished, endsOn } });
  const earlier = await findAgreed(tx, artistId, { startsOn: wished, endsOn });
  // A contract that began today still holds today.
  const isFromToday = earlier.some(({ startsOn }) => startsOn === day) && wished === day;
  const startsOn = isFromToday ? daysBefore(day, -1) : wished;
  if (endsOn < startsOn) throw problem('duplicate', { error: words.isOver });
  for (const contract of earlier) {
    if (contract.startsOn < startsOn) {
      await updateContract(tx, contract.id, { endsOn: daysBefore(startsOn, 1) });
    }
    // The contract would never be in force.
    else await deleteContract(tx, contract.id);
  }
  await updateContract(tx, id, { status: 'active', startsOn, offeredTo: null, claimedBy: null });
  if (offeredTo === null) return;
  await insertArtistMember(tx, { artistId, userId });
  await indexArtists(tx, [artistId]);
}

/** Locks the artist until the transaction ends. */
async function holdContract(tx: Db, { labelId, id }: OfLabel) {
  const seen = await findContract(tx, id);
  if (seen?.labelId !== labelId) throw problem('not-found');
  const artist = await holdArtist(tx, seen.artistId);
  const contract = await findContract(tx, id);
  if (contract === null || artist === null) throw problem('not-found');
  return { contract, artist };
}
