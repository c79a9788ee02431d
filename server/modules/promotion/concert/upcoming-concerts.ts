import type { UpcomingConcert } from '#contract/concert.ts';
import type { FanTier } from '#contract/fan-choices.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findUpcoming } from './concert.repository.ts';
import { describeUpcoming } from './describe-concert.ts';

const limit = 100;

const fanClub: readonly FanTier[] = ['superfan', 'vip'];

type Asking = {
  artistId: string;
  now: Date;
  /** Null for a visitor; called only for a concert with a code. */
  tierOfViewer: () => Promise<FanTier | null>;
};

export async function findUpcomingConcerts(
  db: Db,
  { artistId, now, tierOfViewer }: Asking,
): Promise<UpcomingConcert[]> {
  const rows = await findUpcoming(db, artistId, { now, limit });
  const hasCode = rows.some(({ presaleCode }) => presaleCode !== '');
  const tier = hasCode ? await tierOfViewer() : null;
  const isFan = fanClub.some((each) => each === tier);
  return rows.flatMap((row) => describeUpcoming(row, { now, isFan }) ?? []);
}
