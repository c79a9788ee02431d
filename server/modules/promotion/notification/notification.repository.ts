import { and, desc, eq } from '#drizzle/orm.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { defineDelivered, getLimit } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fanCampaignTable } from '../fan/fan-campaign.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { fanNotificationTable } from './notification.table.ts';

const { id, artistId, trackId, createdAt } = fanNotificationTable;

export const findNotifications = (db: Db, artists: readonly string[]) =>
  db
    .select({
      notification: fanNotificationTable,
      trackTitle: trackTable.title,
      albumId: trackTable.albumId,
      campaign: { id: fanCampaignTable.id, title: fanCampaignTable.title },
    })
    .from(fanNotificationTable)
    .leftJoin(fanCampaignTable, eq(fanCampaignTable.id, fanNotificationTable.campaignId))
    .leftJoin(trackTable, eq(trackTable.id, trackId))
    .where(anyOf(artistId, artists))
    .orderBy(desc(createdAt), desc(id))
    .limit(getLimit(fanLimits.toldMost, artists));

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export const notifications = defineDelivered(fanNotificationTable);

export const isTrackOf = async (db: Db, { track, artist }: { track: string; artist: string }) =>
  (await db.$count(trackTable, and(eq(trackTable.id, track), eq(trackTable.artistId, artist)))) > 0;
