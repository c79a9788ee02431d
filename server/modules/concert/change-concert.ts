import type { ChangeConcertBody } from '#contract/concert.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { callOffOfConcert, tellOfChangedConcert } from '../fan/turn-campaign.ts';
import { checkConcert, refused } from './check-concert.ts';
import { savePicture } from './concert-picture.ts';
import { statusOf } from './concert-status.ts';
import { type ConcertRow, updateConcert } from './concert.repository.ts';

const words = sentences.concerts;

type Change = {
  assets: Pick<Assets, 'claim' | 'release'>;
  owner: string;
  now: Date;
  body: ChangeConcertBody;
};

/**
 * Changes a concert that is held. What was cancelled is final; what is over keeps its day, and its figures may still be
 * corrected. See docs/product/concerts.md for the moves.
 *
 * @throws {Problem} `duplicate` where it is another version than its editor saw; `invalid` with the field, as `checkConcert` does, for a room smaller than what was sold, and for a
 *   move that there is not.
 */
export async function changeConcert(
  tx: Db,
  concert: ConcertRow,
  { assets, owner, now, body }: Change,
): Promise<ConcertRow> {
  const status = statusOf(concert, now);
  if (status === 'cancelled') throw refused('date', words.isCancelled);
  if (status === 'completed' && body.date !== concert.date) throw refused('date', words.isOver);
  const { ticketsSold, isOnSale, version, ...form } = body;
  if (isOutdated(concert, version)) throw problem('duplicate', { error: words.changedElsewhere });
  const kept = checkConcert(form, { now, before: concert });
  if (ticketsSold > form.capacity) {
    throw refused('capacity', fill(words.belowSold, { sold: ticketsSold }));
  }
  const { venueImage } = form;
  const before = concert;
  const concertId = concert.id;
  const picture = await savePicture(tx, { assets, concertId, owner, venueImage, before });
  const changed = {
    ...kept,
    ...picture,
    ticketsSold,
    // Whoever has a ticket bought it.
    isOnSale: isOnSale || ticketsSold > 0,
    updatedAt: now,
  };
  if (concernsParticipants(concert, kept)) {
    await tellOfChangedConcert(tx, concertId, { userId: owner, now });
  }
  return updateConcert(tx, concertId, {
    ...changed,
    status: statusOf({ ...changed, status: concert.status }, now),
  });
}

/** Whether a change matters to who has the presale code: another day, hour, place or code. */
const concernsParticipants = (before: ConcertRow, after: ReturnType<typeof checkConcert>) =>
  (['date', 'time', 'venue', 'city', 'country', 'presaleCode'] as const).some(
    (name) => before[name] !== after[name],
  );

/** What somebody saw of a concert before they end it. */
type Seen = {
  /** The version that they looked at; without it they end whatever is there. */
  version: number | undefined;
};

/**
 * Lets a concert that is held be ended by who has seen it as it is. See docs/product/concerts.md.
 *
 * @throws {Problem} `duplicate` where it changed since they looked at it.
 */
export function refuseUnseen(concert: ConcertRow, { version }: Seen): void {
  if (isOutdated(concert, version)) throw problem('duplicate', { error: words.changedSince });
}

/**
 * Cancels a concert that is held, for good, and with it the campaigns that give its presale code.
 *
 * @throws {Problem} `invalid` for one that is over; `duplicate` as `refuseUnseen` does.
 */
export async function cancelConcert(
  tx: Db,
  concert: ConcertRow,
  { version, now, userId }: Seen & { now: Date; userId: string },
): Promise<ConcertRow> {
  const status = statusOf(concert, now);
  if (status === 'completed') throw refused('status', words.isOver);
  // Who was faster wanted the same.
  if (status === 'cancelled') return concert;
  refuseUnseen(concert, { version });
  await callOffOfConcert(tx, concert.id, { userId, now });
  return updateConcert(tx, concert.id, { status: 'cancelled', updatedAt: now });
}

/** Whether it is another version than the one that was seen; nobody who says none is behind. */
const isOutdated = (concert: ConcertRow, seen: number | undefined) =>
  seen !== undefined && seen !== concert.version;
