import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { toDay } from '../../../platform/days.ts';
import { behindArtist, notifyDecision } from '../../accounts/decision-notification/index.ts';
import { completeEnded, findStarted } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';

type NotifiedCampaign = Pick<MarqueeRow, 'id' | 'artistId' | 'campaignName' | 'askedBy'>;

export const notifyCampaign = (
  tx: Db,
  { id: itemId, artistId, campaignName: title, askedBy }: NotifiedCampaign,
  outcome: 'begun' | 'spent' | 'over',
  at: Date,
): Promise<void> => {
  const people = behindArtist(artistId, askedBy);
  const decision = { subject: 'marquee', outcome, itemId, artistId, title, people } as const;
  return notifyDecision(tx, decision, { actorId: null, now: at });
};

export const turnDays = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const row of await completeEnded(tx, now)) await notifyCampaign(tx, row, 'over', now);
    const today = toDay(now);
    // A fixed moment keeps the notification unique over repeated runs.
    const start = new Date(`${today}T00:00:00Z`);
    for (const row of await findStarted(tx, { today }))
      await notifyCampaign(tx, row, 'begun', start);
  });
