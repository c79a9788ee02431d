import { and, desc, eq, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { fanLimits, type FanTier } from '#contract/fan-choices.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanCampaignTable, fanParticipantTable } from './fan-campaign.table.ts';

export type CampaignRow = typeof fanCampaignTable.$inferSelect;

const { id, artistId, status, startDate, endDate, participantCount } = fanCampaignTable;

/** The campaigns of an artist, the latest made first. */
export const findCampaigns = (db: Db, artist: string) =>
  db
    .select()
    .from(fanCampaignTable)
    .where(eq(artistId, artist))
    .orderBy(desc(fanCampaignTable.createdAt), desc(id))
    .limit(fanLimits.toldMost);

/** Adds a campaign; answers whether its id was free. */
export async function insertCampaign(
  tx: Db,
  campaign: typeof fanCampaignTable.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(fanCampaignTable).values(campaign).onConflictDoNothing();
  return rowCount === 1;
}

type Change = { campaignId: string; artist: string };

/** Begins a campaign that is a draft and not over; answers whether it was. */
export async function activate(db: Db, { campaignId, artist }: Change, today: string) {
  const { rowCount } = await db
    .update(fanCampaignTable)
    .set({ status: 'active' })
    .where(and(eq(id, campaignId), eq(artistId, artist), eq(status, 'draft'), gte(endDate, today)));
  return rowCount === 1;
}

/** Calls off a campaign that is a draft or active and not over; answers whether it was. */
export async function cancel(db: Db, { campaignId, artist }: Change, today: string) {
  const { rowCount } = await db
    .update(fanCampaignTable)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(id, campaignId),
        eq(artistId, artist),
        ne(status, 'cancelled'),
        or(eq(status, 'draft'), gte(endDate, today)),
      ),
    );
  return rowCount === 1;
}

/** Whether an artist has a campaign. */
export const isCampaignOf = async (db: Db, { campaignId, artist }: Change) =>
  (await db.$count(fanCampaignTable, and(eq(id, campaignId), eq(artistId, artist)))) > 0;

/** Whether a campaign goes on today. */
const goesOn = (today: string) =>
  and(eq(status, 'active'), lte(startDate, today), gte(endDate, today));

type Asked = { artist: string; listenerId: string; tier: FanTier; today: string };

/** The campaigns that go on for a tier, and whether a listener takes part, those that end first in front. */
export function findOpen(db: Db, { artist, listenerId, tier, today }: Asked) {
  const { campaignId } = fanParticipantTable;
  return db
    .select({
      campaign: fanCampaignTable,
      isIn: sql<boolean>`${campaignId} is not null`,
    })
    .from(fanCampaignTable)
    .leftJoin(
      fanParticipantTable,
      and(eq(campaignId, id), eq(fanParticipantTable.listenerId, listenerId)),
    )
    .where(
      and(
        eq(artistId, artist),
        goesOn(today),
        or(
          sql`${fanCampaignTable.eligibleTiers} = '{}'`,
          sql`${tier} = any(${fanCampaignTable.eligibleTiers})`,
          isNotNull(campaignId),
        ),
      ),
    )
    .orderBy(endDate, id)
    .limit(fanLimits.page);
}

/** A campaign that goes on today. */
export async function findGoingOn(db: Db, campaignId: string, today: string) {
  const [row] = await db
    .select()
    .from(fanCampaignTable)
    .where(and(eq(id, campaignId), goesOn(today)));
  return row ?? null;
}

type Taking = { campaignId: string; listenerId: string; now: Date };

/** Notes that a listener takes part; answers whether they did not before. */
export async function insertParticipant(tx: Db, { campaignId, listenerId, now }: Taking) {
  const { rowCount } = await tx
    .insert(fanParticipantTable)
    .values({ campaignId, listenerId, joinedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Notes that a listener takes part no longer; answers whether they did. */
export async function deleteParticipant(tx: Db, { campaignId, listenerId }: Omit<Taking, 'now'>) {
  const { rowCount } = await tx
    .delete(fanParticipantTable)
    .where(
      and(
        eq(fanParticipantTable.campaignId, campaignId),
        eq(fanParticipantTable.listenerId, listenerId),
      ),
    );
  return rowCount === 1;
}

/**
 * Takes a place in a campaign that goes on, or gives one back: one statement, so that there are never more than there
 * may be, however many come at once. Answers how many take part now; null where nothing was taken or given.
 */
export async function changeCount(
  tx: Db,
  { campaignId, by, today }: { campaignId: string; by: 1 | -1; today: string },
): Promise<number | null> {
  const hasRoom =
    by === 1 ? sql`${participantCount} < ${fanCampaignTable.maxParticipants}` : undefined;
  const [row] = await tx
    .update(fanCampaignTable)
    .set({ participantCount: sql`${participantCount} + ${by}::int` })
    .where(and(eq(id, campaignId), goesOn(today), hasRoom))
    .returning({ participantCount });
  return row?.participantCount ?? null;
}
