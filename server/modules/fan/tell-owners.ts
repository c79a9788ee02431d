import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { toDay } from '../../platform/days.ts';
import { behindArtist, tellDecision, wasTold } from '../decision-notice/index.ts';
import { type CampaignRow, findBegun, findOver } from './campaign.repository.ts';

const dayLength = 24 * 3_600_000;

/** Days for which an end is reported late, after a downtime. */
const lateDays = 7;

type Telling = {
  outcome: 'begun' | 'full' | 'over' | 'called_off';
  actorId: string | null;
  at: Date;
};

export const tellOwners = (
  tx: Db,
  { id: itemId, artistId, title, sentBy }: CampaignRow,
  { outcome, actorId, at }: Telling,
): Promise<void> => {
  const people = behindArtist(artistId, sentBy);
  const told = { subject: 'campaign', outcome, itemId, artistId, title, people } as const;
  return tellDecision(tx, told, { actorId, now: at });
};

/** Reports once, even if places are freed and taken again. */
export async function tellFull(tx: Db, row: CampaignRow, now: Date): Promise<void> {
  const told = { subject: 'campaign', outcome: 'full', itemId: row.id } as const;
  if (await wasTold(tx, told)) return;
  await tellOwners(tx, row, { outcome: 'full', actorId: null, at: now });
}

/** Reports each campaign once when it begins as planned or ends. */
export const tellTurns = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = toDay(now);
    const start = new Date(`${today}T00:00:00Z`);
    for (const row of await findBegun(tx, { today, start })) {
      await tellOwners(tx, row, { outcome: 'begun', actorId: null, at: start });
    }
    const since = toDay(new Date(now.getTime() - lateDays * dayLength));
    for (const row of await findOver(tx, { today, since })) {
      const at = new Date(Date.parse(`${row.endDate}T00:00:00Z`) + dayLength);
      await tellOwners(tx, row, { outcome: 'over', actorId: null, at });
    }
  });
