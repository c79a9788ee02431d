import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { notifyParticipants } from './participation-notification.repository.ts';
import {
  type CampaignRow,
  campaigns,
  findConcertOf,
  holdOfConcert,
} from './campaign.repository.ts';
import { notifyOwners } from './notify-owners.ts';

const words = sentences.fans;

type Turning = { userId: string | null; now: Date };

/**
 * The caller locks the campaign.
 *
 * @throws {Problem} `duplicate` for one that is no draft or over; `invalid` where its concert
 * does not take place.
 */
export async function activateCampaign(tx: Db, row: CampaignRow, { now }: Turning): Promise<void> {
  if (row.status !== 'draft' || row.endDate < toDay(now)) {
    throw problem('duplicate', { error: words.isDecided });
  }
  const concert = await findConcertOf(tx, row);
  if (concert && (concert.status === 'cancelled' || concert.endsAt <= now)) {
    throw problem('invalid', { error: words.concertEnded, status: 422 });
  }
  await campaigns.update(tx, row.id, { status: 'active', activatedAt: now });
}

/**
 * The caller locks the campaign.
 *
 * @throws {Problem} `duplicate` for one that is over or cancelled.
 */
export async function callOffCampaign(tx: Db, row: CampaignRow, by: Turning): Promise<void> {
  const isOver = row.status === 'active' && row.endDate < toDay(by.now);
  if (row.status === 'cancelled' || isOver) throw problem('duplicate', { error: words.isDecided });
  await end(tx, row, by);
}

export async function callOffOfConcert(tx: Db, concertId: string, by: Turning): Promise<void> {
  for (const row of await holdOfConcert(tx, concertId, toDay(by.now))) {
    await end(tx, row, by, 'concert');
    await notifyOwners(tx, row, { outcome: 'called_off', actorId: by.userId, at: by.now });
  }
}

export async function notifyConcertChanged(tx: Db, concertId: string, by: Turning): Promise<void> {
  for (const row of await holdOfConcert(tx, concertId, toDay(by.now))) {
    await notifyParticipants(tx, row, { ...by, outcome: 'changed' });
  }
}

async function end(tx: Db, row: CampaignRow, by: Turning, calledOffWith: 'concert' | null = null) {
  await campaigns.update(tx, row.id, { status: 'cancelled', calledOffWith });
  await notifyParticipants(tx, row, { ...by, outcome: 'called_off' });
}
