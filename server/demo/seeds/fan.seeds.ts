import { fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import { asc, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { artistTable } from '../../modules/catalogue/artist/artist.table.ts';
import { toDay } from '../../platform/days.ts';
import { fansOf, recountListeners } from '../../modules/figures/figures/index.ts';
import { handOutJob } from '../../modules/promotion/notification/hand-out.ts';
import {
  handOutPart,
  holdUnfinished,
} from '../../modules/promotion/notification/hand-out.repository.ts';
import {
  fanNotificationTable,
  receivedNotificationTable,
} from '../../modules/promotion/notification/notification.table.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import {
  fanCampaignTable,
  fanParticipantTable,
} from '../../modules/promotion/fan/fan-campaign.table.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Demo = {
  tx: Db;
  now: Date;
  artistId: string;
  sentBy: string;
  asksTier: boolean;
};

async function addNotifications({ tx, now, artistId, sentBy }: Demo) {
  const { demoNotifications } = await import('#sample/promotion/demo-fans.ts');
  const tracks = await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(eq(trackTable.artistId, artistId))
    .orderBy(asc(trackTable.albumId), asc(trackTable.position));
  const after = (hours: number) => new Date(now.getTime() + hours * hour);
  for (const { track, sentIn, plannedIn, ...notification } of demoNotifications) {
    const sentAt = sentIn === null ? null : after(sentIn);
    const scheduledAt = plannedIn === null ? null : after(plannedIn);
    await tx.insert(fanNotificationTable).values({
      ...notification,
      artistId,
      sentBy,
      trackId: track === null ? null : (tracks[track]?.id ?? null),
      sentAt,
      scheduledAt,
      createdAt: sentAt ?? after(-48),
    });
    if (notification.status === 'scheduled' && scheduledAt) {
      const { id: notificationId } = notification;
      await addJob(tx, {
        kind: handOutJob,
        key: notificationId,
        payload: { notificationId },
        runAt: scheduledAt,
      });
    }
    if (sentAt) await handOutDemo(tx, notification.id, sentAt);
  }
}

/** Draws the reactions by fan. */
async function handOutDemo(tx: Db, notificationId: string, sentAt: Date) {
  for (;;) {
    const notification = await holdUnfinished(tx, notificationId);
    if (!notification || (await handOutPart(tx, notification))) break;
  }
  const soon = new Date(sentAt.getTime() + hour).toISOString();
  const chance = sql`abs(hashtext(${receivedNotificationTable.listenerId} || ${notificationId}::text)) % 100`;
  // Demo accounts keep theirs unread, so that their bells show something.
  const isDrawn = sql`${receivedNotificationTable.notificationId} = ${notificationId}
    and ${receivedNotificationTable.listenerId} not like 'usr_demo-%'`;
  await tx.execute(sql`
    update ${receivedNotificationTable} set read_at = ${soon}::timestamptz, opened_at = ${soon}::timestamptz,
      clicked_at = case when ${chance} < 18 then ${soon}::timestamptz end
    where ${isDrawn} and ${chance} < 41`);
  await tx.execute(sql`
    update ${fanNotificationTable} set
      open_count = (select count(*) from ${receivedNotificationTable} where notification_id = ${notificationId} and opened_at is not null),
      click_count = (select count(*) from ${receivedNotificationTable} where notification_id = ${notificationId} and clicked_at is not null)
    where id = ${notificationId}`);
}

async function addCampaigns({ tx, now, artistId, sentBy, asksTier }: Demo) {
  const { demoCampaigns } = await import('#sample/promotion/demo-fans.ts');
  const after = (days: number) => toDay(new Date(now.getTime() + days * day));
  for (const [index, { startsIn, endsIn, ...campaign }] of demoCampaigns.entries()) {
    const { id: campaignId, maxParticipants, status } = campaign;
    await tx.insert(fanCampaignTable).values({
      ...campaign,
      artistId,
      sentBy,
      startDate: after(startsIn),
      endDate: after(endsIn),
      createdAt: new Date(now.getTime() - (index + 5) * day),
    });
    if (status !== 'active') continue;
    const [least = 'casual'] = asksTier
      ? fanTiers.filter((tier) => campaign.eligibleTiers.includes(tier))
      : [];
    const leastStreams = fanTierStreams[least];
    const participants = Math.round(maxParticipants * (endsIn < 0 ? 0.9 : 0.4));
    await tx.execute(sql`
      insert into ${fanParticipantTable} (campaign_id, listener_id, joined_at)
      select ${campaignId}::text, listener_id, ${now.toISOString()}::timestamptz
      from (${fansOf(artistId)}) as fan where listener_id not like 'usr_demo-%' and streams >= ${leastStreams}::int
      order by hashtext(listener_id || ${campaignId}::text) limit ${participants}::int`);
    await tx.execute(sql`
      update ${fanCampaignTable} set participant_count =
        (select count(*) from ${fanParticipantTable} where campaign_id = ${campaignId})
      where id = ${campaignId}`);
  }
}

export const fanSeeds: readonly Seed[] = [
  {
    name: '0023_fans',
    add: (tx, now) => addFans(tx, now, { asksTier: false }),
  },
];

export async function addFans(
  tx: Db,
  now: Date,
  { asksTier }: { asksTier: boolean },
): Promise<void> {
  const { demoAccounts } = await import('#sample/demo-accounts.ts');
  const account = demoAccounts.find(({ artistId }) => artistId !== undefined);
  if (account?.artistId === undefined) return;
  const { artistId, listenerId: sentBy } = account;
  // Removed parts of the demo stay removed.
  if ((await tx.$count(artistTable, eq(artistTable.id, artistId))) === 0) return;
  await recountListeners(tx, [artistId]);
  const demo = { tx, now, artistId, sentBy, asksTier };
  await addCampaigns(demo);
  await addNotifications(demo);
}
