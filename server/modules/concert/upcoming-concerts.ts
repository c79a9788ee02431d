import type { UpcomingConcert } from '#contract/concert.ts';
import type { FanTier } from '#contract/fan-choices.ts';
import type { Db } from '../../platform/database/db.ts';
import { findUpcoming } from './concert.repository.ts';
import { describeUpcoming } from './describe-concert.ts';

/** Concerts that are told: more than a tour has. */
const limit = 100;

/** The fan club of an artist: who is told the codes of its presales. */
const fanClub: readonly FanTier[] = ['superfan', 'vip'];

type Asking = {
  artistId: string;
  now: Date;
  /** How much of a fan who asks is; null for a visitor. It is asked where there is a code alone. */
  tierOfViewer: () => Promise<FanTier | null>;
};

/** The concerts of an artist that are still to come, for who looks at their page. */
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
