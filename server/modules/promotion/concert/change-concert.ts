import type { ChangeConcertBody } from '#contract/concert.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { callOffOfConcert, notifyConcertChanged } from '../fan/index.ts';
import { checkConcert } from './check-concert.ts';
import { savePicture } from './concert-picture.ts';
import { getStatus } from './concert-status.ts';
import { type ConcertRow, concerts } from './concert.repository.ts';

const words = sentences.concerts;

type Change = {
  assets: Pick<Assets, 'claim' | 'release'>;
  owner: string;
  now: Date;
  body: ChangeConcertBody;
};

/**
 * The caller locks the concert. Cancellation is final; a past concert keeps its day. See
 * docs/product/concerts.md.
 *
 * @throws {Problem} `duplicate` for an outdated version; `invalid` as `checkConcert`, for a venue
 * smaller than the tickets sold, and for an impossible status change.
 */
export async function changeConcert(
  tx: Db,
  concert: ConcertRow,
  { assets, owner, now, body }: Change,
): Promise<ConcertRow> {
  const status = getStatus(concert, now);
  if (status === 'cancelled') throw refused('date', words.isCancelled);
  if (status === 'completed' && body.date !== concert.date) throw refused('date', words.isOver);
  const { ticketsSold, isOnSale, version, ...form } = body;
  if (isOutdated(concert, version)) throw problem('duplicate', { error: words.changedElsewhere });
  const columns = checkConcert(form, { now, before: concert });
  if (ticketsSold > form.capacity) {
    throw refused('capacity', fill(words.belowSold, { sold: ticketsSold }));
  }
  const { venueImage } = form;
  const before = concert;
  const concertId = concert.id;
  const picture = await savePicture(tx, { assets, concertId, owner, venueImage, before });
  const changed = {
    ...columns,
    ...picture,
    ticketsSold,
    isOnSale: isOnSale || ticketsSold > 0,
    updatedAt: now,
  };
  if (concernsParticipants(concert, columns)) {
    await notifyConcertChanged(tx, concertId, { userId: owner, now });
  }
  return concerts.update(tx, concertId, {
    ...changed,
    status: getStatus({ ...changed, status: concert.status }, now),
  });
}

/** Holders of the presale code are notified of another day, hour, venue or code. */
const concernsParticipants = (before: ConcertRow, after: ReturnType<typeof checkConcert>) =>
  (['date', 'time', 'venue', 'city', 'country', 'presaleCode'] as const).some(
    (name) => before[name] !== after[name],
  );

type Seen = {
  /** Without it the concert ends unconditionally. */
  version: number | undefined;
};

/**
 * The caller locks the concert. See docs/product/concerts.md.
 *
 * @throws {Problem} `duplicate` where it changed meanwhile.
 */
export function refuseUnseen(concert: ConcertRow, { version }: Seen): void {
  if (isOutdated(concert, version)) throw problem('duplicate', { error: words.changedSince });
}

/**
 * Also cancels the campaigns of its presale code; the caller locks the concert.
 *
 * @throws {Problem} `invalid` for a past one; `duplicate` as `refuseUnseen`.
 */
export async function cancelConcert(
  tx: Db,
  concert: ConcertRow,
  { version, now, userId }: Seen & { now: Date; userId: string },
): Promise<ConcertRow> {
  const status = getStatus(concert, now);
  if (status === 'completed') throw refused('status', words.isOver);
  // A concurrent call had the same intent.
  if (status === 'cancelled') return concert;
  refuseUnseen(concert, { version });
  await callOffOfConcert(tx, concert.id, { userId, now });
  return concerts.update(tx, concert.id, { status: 'cancelled', updatedAt: now });
}

const isOutdated = (concert: ConcertRow, seen: number | undefined) =>
  seen !== undefined && seen !== concert.version;
