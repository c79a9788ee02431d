import {
  contractYearsMax,
  type NewArtist,
  type OfferMade,
  openOffersMax,
  type OfferTerms,
} from '#contract/label-contract.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { sendVerification } from '../../accounts/email-proof/index.ts';
import { daysBefore } from '../../../platform/days.ts';
import { hasSpeakers, holdArtist, insertUnlistedArtist } from '../../catalogue/artist/index.ts';
import { findLabelName, insertContract } from '../../catalogue/label/index.ts';
import {
  behindArtist,
  invited,
  notifyDecision,
} from '../../accounts/decision-notification/index.ts';
import { type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { countOpenOffers, findAgreed, findJoined, findOffersTo } from './contract.repository.ts';
import { refuseTwinArtist } from './refuse-twin-artist.ts';
import { removeOffer } from './remove-offer.repository.ts';
import { describeTerms } from './describe-terms.ts';

const words = sentences.contracts;

export type Offering = { labelId: string; actor: Actor; now: Date; day: string };

/**
 * Replaces a declined offer; an existing contract with the same label ends on acceptance.
 *
 * @throws {Problem} `not-found` for an unknown artist; `duplicate` for a pending offer, or a
 * contract with another label in these days; `invalid` with the field for impossible days, or
 * where nobody could accept.
 */
export async function offerContract(
  tx: Db,
  { artistId, terms }: { artistId: string; terms: OfferTerms },
  offering: Offering,
): Promise<OfferMade> {
  refuseDays(terms, offering.day);
  const artist = await holdArtist(tx, artistId);
  if (artist === null) throw problem('not-found');
  if (!(await hasSpeakers(tx, artistId))) {
    throw problem('invalid', { error: words.nobodySpeaks, status: 422 });
  }
  await refuseUnderContract(tx, { artistId, labelId: offering.labelId, terms });
  for (const offer of await findOffersTo(tx, offering.labelId, artistId)) {
    if (offer.declinedOn === null) throw problem('duplicate', { error: words.isOffered });
    await removeOffer(tx, offer);
  }
  return write(tx, { artist, terms, offeredTo: null }, offering);
}

/**
 * The artist stays hidden until the owner of that email accepts and speaks for them.
 *
 * @throws {Problem} `invalid` as `offerContract`; `duplicate` at the name for an existing artist,
 * or one with an offer of this label.
 */
export async function offerToNewArtist(
  tx: Db,
  { name, genre, country, email, ...terms }: NewArtist,
  offering: Offering,
): Promise<OfferMade> {
  refuseDays(terms, offering.day);
  await refuseTwinArtist(tx, name, offering.labelId);
  const artist = { id: newId(), name };
  await insertUnlistedArtist(tx, {
    ...artist,
    genre,
    country,
    bio: '',
    socialLinks: {},
    relatedIds: [],
  });
  return write(tx, { artist, terms, offeredTo: normaliseEmail(email) }, offering);
}

/** @throws {Problem} `duplicate`, at the first day. */
export async function refuseUnderContract(
  tx: Db,
  of: { artistId: string; labelId: string; terms: Pick<OfferTerms, 'startsOn' | 'endsOn'> },
): Promise<void> {
  const agreed = await findAgreed(tx, of.artistId, of.terms);
  if (agreed.every(({ labelId }) => labelId === of.labelId)) return;
  const error = words.underContract;
  throw problem('duplicate', { error, fields: { startsOn: error } });
}

function refuseDays({ startsOn, endsOn }: OfferTerms, today: string) {
  // In the Americas it may still be yesterday.
  if (startsOn < daysBefore(today, 1))
    throw problem('invalid', { fields: { startsOn: words.startsEarly } });
  if (endsOn < startsOn) throw problem('invalid', { fields: { endsOn: words.endsEarly } });
  const lastYear = Number(startsOn.slice(0, 4)) + contractYearsMax;
  if (endsOn >= `${lastYear}${startsOn.slice(4)}`) {
    const sentence = fill(words.tooLong, { years: contractYearsMax });
    throw problem('invalid', { fields: { endsOn: sentence } });
  }
}

type Offered = {
  artist: { id: string; name: string };
  terms: OfferTerms;
  offeredTo: string | null;
};

async function write(
  tx: Db,
  { artist, terms, offeredTo }: Offered,
  { labelId, actor, now }: Offering,
): Promise<OfferMade> {
  if ((await countOpenOffers(tx, labelId)) >= openOffersMax) {
    throw problem('duplicate', { error: fill(words.tooMany, { count: openOffersMax }) });
  }
  const contractId = newId();
  const joinedOn = (await findJoined(tx, labelId, artist.id)) ?? terms.startsOn;
  const offer = { ...terms, id: contractId, labelId, artistId: artist.id, offeredTo };
  await insertContract(tx, { ...offer, joinedOn, status: 'pending' });
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'contract.offer',
    target: { kind: 'artist', ...artist },
    before: null,
    after: describeTerms(terms),
  });
  if (offeredTo !== null) {
    await sendVerification(tx, { purpose: 'offer', email: offeredTo, contractId }, now);
  }
  const people = offeredTo === null ? behindArtist(artist.id, null) : invited(offeredTo);
  const title = (await findLabelName(tx, labelId)) ?? '';
  const made = { subject: 'offer', outcome: 'made', itemId: contractId, title, people } as const;
  await notifyDecision(tx, { ...made, artistId: artist.id }, { actorId: actor.id, now });
  return { artistId: artist.id, contractId };
}
