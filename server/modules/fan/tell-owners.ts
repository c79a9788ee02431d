import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { dayOf } from '../figures/day-figures.ts';
import { behindArtist, tellDecision, wasTold } from '../notification/decision-notice.repository.ts';
import { type CampaignRow, findBegun, findOver } from './campaign.repository.ts';

const dayLength = 24 * 3_600_000;

/** Days in which the end of a campaign is still told where no server ran. */
const lateDays = 7;

type Telling = {
  outcome: 'begun' | 'full' | 'over' | 'called_off';
  /** Who did it; null where nobody did. */
  actorId: string | null;
  /** One moment of a campaign is told once. */
  at: Date;
};

/** Tells who speaks for the artist, and who made a campaign, how it stands. */
export const tellOwners = (
  tx: Db,
  { id: itemId, artistId, title, sentBy }: CampaignRow,
  { outcome, actorId, at }: Telling,
): Promise<void> => {
  const people = behindArtist(artistId, sentBy);
  const told = { subject: 'campaign', outcome, itemId, artistId, title, people } as const;
  return tellDecision(tx, told, { actorId, now: at });
};

/** Tells once that all places of a campaign are taken, however often somebody leaves and another one comes. */
export async function tellFull(tx: Db, row: CampaignRow, now: Date): Promise<void> {
  const told = { subject: 'campaign', outcome: 'full', itemId: row.id } as const;
  if (await wasTold(tx, told)) return;
  await tellOwners(tx, row, { outcome: 'full', actorId: null, at: now });
}

/** Tells of the campaigns that began today as planned, and of those whose last day is over, each once. */
export const tellTurns = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = dayOf(now);
    const start = new Date(`${today}T00:00:00Z`);
    for (const row of await findBegun(tx, { today, start })) {
      await tellOwners(tx, row, { outcome: 'begun', actorId: null, at: start });
    }
    const since = dayOf(new Date(now.getTime() - lateDays * dayLength));
    for (const row of await findOver(tx, { today, since })) {
      const at = new Date(Date.parse(`${row.endDate}T00:00:00Z`) + dayLength);
      await tellOwners(tx, row, { outcome: 'over', actorId: null, at });
    }
  });
