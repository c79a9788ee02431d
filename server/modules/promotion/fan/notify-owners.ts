import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { toDay } from '../../../platform/days.ts';
import {
  behindArtist,
  notifyDecision,
  wasNotified,
} from '../../accounts/decision-notification/index.ts';
import { type CampaignRow, findStarted, findOver } from './campaign.repository.ts';

const dayLength = 24 * 3_600_000;

/** Days for which an end is reported late, after a downtime. */
const lateDays = 7;

type Outcome = {
  outcome: 'begun' | 'full' | 'over' | 'called_off';
  actorId: string | null;
  at: Date;
};

export const notifyOwners = (
  tx: Db,
  { id: itemId, artistId, title, sentBy }: CampaignRow,
  { outcome, actorId, at }: Outcome,
): Promise<void> => {
  const people = behindArtist(artistId, sentBy);
  const decision = { subject: 'campaign', outcome, itemId, artistId, title, people } as const;
  return notifyDecision(tx, decision, { actorId, now: at });
};

/** Reports once, even if places are freed and taken again. */
export async function notifyFull(tx: Db, row: CampaignRow, now: Date): Promise<void> {
  const decision = { subject: 'campaign', outcome: 'full', itemId: row.id } as const;
  if (await wasNotified(tx, decision)) return;
  await notifyOwners(tx, row, { outcome: 'full', actorId: null, at: now });
}

/** Reports each campaign once when it begins as planned or ends. */
export const notifyStartsAndEnds = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = toDay(now);
    const start = new Date(`${today}T00:00:00Z`);
    for (const row of await findStarted(tx, { today, start })) {
      await notifyOwners(tx, row, { outcome: 'begun', actorId: null, at: start });
    }
    const since = toDay(new Date(now.getTime() - lateDays * dayLength));
    for (const row of await findOver(tx, { today, since })) {
      const at = new Date(Date.parse(`${row.endDate}T00:00:00Z`) + dayLength);
      await notifyOwners(tx, row, { outcome: 'over', actorId: null, at });
    }
  });
