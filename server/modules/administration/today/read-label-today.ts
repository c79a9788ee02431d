import type { TodayOf } from '#contract/today.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { findReturned } from '../../money/payment-run/index.ts';
import { findSentOffers } from '../../money/contract/index.ts';
import { findOldRelease } from '../../promotion/release/index.ts';
import { findStatedMonth } from '../../money/statement/index.ts';
import { hasContract } from '../../catalogue/label/index.ts';
import { arrangeLines } from './arrange-lines.ts';
import { findRising } from './label-today.repository.ts';

/** Days that a closed month is news. */
const news = 7;
/** Days without a release. */
const silence = 120;

/** See docs/product/today.md. */
export async function readLabelToday(
  db: Db,
  labelId: string,
  now: Date,
): Promise<TodayOf<'label'>> {
  const today = toDay(now);
  const [returned, offers, isJoined, month, old, rising] = await Promise.all([
    findReturned(db, { labelId }),
    findSentOffers(db, labelId),
    hasContract(db, labelId),
    findStatedMonth(db, labelId, daysBefore(today, news)),
    findOldRelease(db, labelId, daysBefore(today, silence)),
    findRising(db, labelId, { today, since: daysBefore(today, 1) }),
  ]);
  return arrangeLines('label', [
    ...(isJoined ? [] : [{ kind: 'addArtist' } as const]),
    ...returned.map(({ amount, reason, on }) => ({
      kind: 'labelReturned' as const,
      about: reason,
      amount: amount / 100,
      day: on,
    })),
    ...offers.map(({ artistId, name, day }) => ({
      kind: 'offer' as const,
      id: artistId,
      name,
      day,
      image: imagePath('artist', artistId),
      artistId,
    })),
    ...(month
      ? [
          {
            kind: 'month' as const,
            about: month.month,
            amount: month.amount / 100,
            part: month.ofArtists / 100,
          },
        ]
      : []),
    ...(rising
      ? [
          {
            ...rising,
            kind: 'rises' as const,
            image: imagePath('artist', rising.id),
            artistId: rising.id,
          },
        ]
      : []),
    ...(old
      ? [{ ...old, kind: 'noRelease' as const, image: imagePath('album', old.id), due: null }]
      : []),
  ]);
}
