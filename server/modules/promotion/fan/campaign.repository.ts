import { and, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from '#drizzle/orm.ts';
import { fanLimits, type FanTier } from '#contract/fan-choices.ts';
import { defineDelivered } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { concertTable } from '../concert/concert.table.ts';
import { fanCampaignTable, fanParticipantTable } from './fan-campaign.table.ts';

export type CampaignRow = typeof fanCampaignTable.$inferSelect;

const { id, artistId, status, startDate, endDate, concertId } = fanCampaignTable;

export const concertColumns = {
  id: concertTable.id,
  title: concertTable.title,
  venue: concertTable.venue,
  date: concertTable.date,
  endsAt: concertTable.endsAt,
  status: concertTable.status,
  presaleCode: concertTable.presaleCode,
};

export type ConcertOfCampaign = Pick<typeof concertTable.$inferSelect, keyof typeof concertColumns>;

export const campaigns = defineDelivered(fanCampaignTable);

export const isCampaignOf = async (
  db: Db,
  { campaignId, artist }: { campaignId: string; artist: string },
): Promise<boolean> =>
  (await db.$count(fanCampaignTable, and(eq(id, campaignId), eq(artistId, artist)))) > 0;

/** Locks the campaigns in the order of their ids. */
export const holdOfConcert = (tx: Db, concert: string, today: string) =>
  tx
    .select()
    .from(fanCampaignTable)
    .where(and(eq(concertId, concert), ne(status, 'cancelled'), gte(endDate, today)))
    .orderBy(id)
    .for('update');

/** Finds those that were activated before today. */
export const findStarted = (
  db: Db,
  { today, start }: { today: string; start: Date },
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(fanCampaignTable)
    .where(
      and(
        eq(status, 'active'),
        eq(fanCampaignTable.isSuspended, false),
        eq(startDate, today),
        lt(fanCampaignTable.activatedAt, start),
      ),
    );

export const findOver = (
  db: Db,
  { today, since }: { today: string; since: string },
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(fanCampaignTable)
    .where(and(eq(status, 'active'), lt(endDate, today), gte(endDate, since)));

export async function findConcertOf(
  db: Db,
  campaign: Pick<CampaignRow, 'concertId'>,
): Promise<ConcertOfCampaign | null> {
  if (campaign.concertId === null) return null;
  const [row] = await db
    .select(concertColumns)
    .from(concertTable)
    .where(eq(concertTable.id, campaign.concertId));
  return row ?? null;
}

export const isConcertOf = async (db: Db, wanted: string, artist: string): Promise<boolean> =>
  (await db.$count(
    concertTable,
    and(eq(concertTable.id, wanted), eq(concertTable.artistId, artist)),
  )) > 0;

type CampaignQuery = {
  artist: string;
  listenerId: string;
  /** Null when no campaign may be joined. */
  tier: FanTier | null;
  today: string;
  /** Participants still see campaigns that ended after it. */
  since: string;
};

/** Returns the first to end first. */
export function findShown(db: Db, { artist, listenerId, tier, today, since }: CampaignQuery) {
  const { campaignId } = fanParticipantTable;
  const { eligibleTiers } = fanCampaignTable;
  const isOpen = and(
    eq(status, 'active'),
    eq(fanCampaignTable.isSuspended, false),
    lte(startDate, today),
    gte(endDate, today),
    or(sql`${eligibleTiers} = '{}'`, sql`${tier}::text = any(${eligibleTiers})`),
  );
  return db
    .select({
      campaign: fanCampaignTable,
      isIn: sql<boolean>`${campaignId} is not null`,
      concert: concertColumns,
    })
    .from(fanCampaignTable)
    .leftJoin(
      fanParticipantTable,
      and(eq(campaignId, id), eq(fanParticipantTable.listenerId, listenerId)),
    )
    .leftJoin(concertTable, eq(concertTable.id, concertId))
    .where(
      and(
        eq(artistId, artist),
        or(
          tier === null ? undefined : isOpen,
          and(isNotNull(campaignId), inArray(status, ['active', 'cancelled']), gte(endDate, since)),
        ),
      ),
    )
    .orderBy(endDate, id)
    .limit(fanLimits.page);
}
