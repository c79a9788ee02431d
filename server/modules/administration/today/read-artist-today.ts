import type { TodayOf } from '#contract/today.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { findReturned } from '../../money/payment-run/index.ts';
import { findDrafts } from '../../promotion/marquee/index.ts';
import { findFullConcerts } from '../../promotion/notification/index.ts';
import { findPlacements } from '../../promotion/pitch/index.ts';
import { findRefusedCanvases } from '../../promotion/canvas/index.ts';
import { arrangeLines } from './arrange-lines.ts';

/** Days. */
const soon = 14;
const lately = 7;

/** See docs/product/today.md. */
export async function readArtistToday(
  db: Db,
  artistId: string,
  now: Date,
): Promise<TodayOf<'artist'>> {
  const today = toDay(now);
  const moment = { today, until: daysBefore(today, -soon), since: daysBefore(today, lately) };
  const [returned, canvases, placements, concerts, drafts] = await Promise.all([
    findReturned(db, { artistId }),
    findRefusedCanvases(db, artistId),
    findPlacements(db, artistId, moment),
    findFullConcerts(db, artistId, moment),
    findDrafts(db, artistId, moment),
  ]);
  return arrangeLines('artist', [
    ...returned.map(({ label, amount, reason, on }) => ({
      kind: label === null ? ('paymentReturned' as const) : ('labelPaymentReturned' as const),
      name: label ?? '',
      about: reason,
      amount: amount / 100,
      day: on,
      artistId,
    })),
    ...canvases.map(({ albumId, ...canvas }) => ({
      ...canvas,
      kind: 'canvasRefused' as const,
      image: albumId && imagePath('album', albumId),
      artistId,
    })),
    ...placements.map(({ playlistId, ...placement }) => ({
      ...placement,
      kind: 'placement' as const,
      image: imagePath('playlist', playlistId),
      artistId,
    })),
    ...concerts.map(({ sold, isFull, ...concert }) => ({
      ...concert,
      kind: isFull ? ('soldOut' as const) : ('almostSoldOut' as const),
      count: sold,
      artistId,
    })),
    ...drafts.map((draft) => ({
      ...draft,
      kind: draft.day < today ? ('draftLate' as const) : ('draft' as const),
      artistId,
    })),
  ]);
}
