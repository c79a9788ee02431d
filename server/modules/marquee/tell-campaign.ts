import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { toDay } from '../../platform/days.ts';
import { behindArtist, tellDecision } from '../decision-notice/index.ts';
import { completeEnded, findBegun } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';

type Told = Pick<MarqueeRow, 'id' | 'artistId' | 'campaignName' | 'askedBy'>;

export const tellCampaign = (
  tx: Db,
  { id: itemId, artistId, campaignName: title, askedBy }: Told,
  outcome: 'begun' | 'spent' | 'over',
  at: Date,
): Promise<void> => {
  const people = behindArtist(artistId, askedBy);
  const told = { subject: 'marquee', outcome, itemId, artistId, title, people } as const;
  return tellDecision(tx, told, { actorId: null, now: at });
};

export const turnDays = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const row of await completeEnded(tx, now)) await tellCampaign(tx, row, 'over', now);
    const today = toDay(now);
    // A fixed moment keeps the notification unique over repeated runs.
    const start = new Date(`${today}T00:00:00Z`);
    for (const row of await findBegun(tx, { today })) await tellCampaign(tx, row, 'begun', start);
  });
