import { and, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from '#drizzle/orm.ts';
import { fanLimits, type FanTier } from '#contract/fan-choices.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { mostOf } from '../ownership/acting-artist.ts';
import type { Db } from '../../platform/database/db.ts';
import { concertTable } from '../concert/concert.table.ts';
import { fanCampaignTable, fanParticipantTable } from './fan-campaign.table.ts';

export type CampaignRow = typeof fanCampaignTable.$inferSelect;

const { id, artistId, status, startDate, endDate, concertId } = fanCampaignTable;

/** What is known of the concert of a campaign. */
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

/** The campaigns of an artist, the latest made first. */
export const findCampaigns = (db: Db, artists: readonly string[]) =>
  db
    .select()
    .from(fanCampaignTable)
    .where(anyOf(artistId, artists))
    .orderBy(desc(fanCampaignTable.createdAt), desc(id))
    .limit(mostOf(fanLimits.toldMost, artists));

/** Adds a campaign; answers whether its id was free. */
export async function insertCampaign(
  tx: Db,
  campaign: typeof fanCampaignTable.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(fanCampaignTable).values(campaign).onConflictDoNothing();
  return rowCount === 1;
}

/** A campaign, held until the transaction ends; null where there is none. */
export async function holdCampaign(tx: Db, wanted: string): Promise<CampaignRow | null> {
  const [row] = await tx.select().from(fanCampaignTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

/** Changes a campaign that is held. */
export async function updateCampaign(
  tx: Db,
  row: CampaignRow,
  change: Partial<typeof fanCampaignTable.$inferInsert>,
): Promise<CampaignRow> {
  const [changed = row] = await tx
    .update(fanCampaignTable)
    .set(change)
    .where(eq(id, row.id))
    .returning();
  return changed;
}

/** Whether an artist has a campaign. */
export const isCampaignOf = async (
  db: Db,
  { campaignId, artist }: { campaignId: string; artist: string },
): Promise<boolean> =>
  (await db.$count(fanCampaignTable, and(eq(id, campaignId), eq(artistId, artist)))) > 0;

/** The campaigns of a concert that are not over, held in the order of their ids until the transaction ends. */
export const holdOfConcert = (tx: Db, concert: string, today: string) =>
  tx
    .select()
    .from(fanCampaignTable)
    .where(and(eq(concertId, concert), ne(status, 'cancelled'), gte(endDate, today)))
    .orderBy(id)
    .for('update');

/** Campaigns whose first day is today and that were activated before it. */
export const findBegun = (
  db: Db,
  { today, start }: { today: string; start: Date },
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(fanCampaignTable)
    .where(
      and(
        eq(status, 'active'),
        eq(fanCampaignTable.rests, false),
        eq(startDate, today),
        lt(fanCampaignTable.activatedAt, start),
      ),
    );

/** Campaigns whose last day is over, since a day. */
export const findOver = (
  db: Db,
  { today, since }: { today: string; since: string },
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(fanCampaignTable)
    .where(and(eq(status, 'active'), lt(endDate, today), gte(endDate, since)));

/** The concert of a campaign; null for none. */
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

/** Whether a concert is one of an artist's. */
export const isConcertOf = async (db: Db, wanted: string, artist: string): Promise<boolean> =>
  (await db.$count(
    concertTable,
    and(eq(concertTable.id, wanted), eq(concertTable.artistId, artist)),
  )) > 0;

type Asked = {
  artist: string;
  listenerId: string;
  /** Whose campaigns may be joined; null where none may. */
  tier: FanTier | null;
  today: string;
  /** The day since which what is over still stands for those who take part. */
  since: string;
};

/**
 * The campaigns that go on for a tier, and those in which a listener takes part, though they be over for a while; with
 * their concerts, those that end first in front.
 */
export function findShown(db: Db, { artist, listenerId, tier, today, since }: Asked) {
  const { campaignId } = fanParticipantTable;
  const { eligibleTiers } = fanCampaignTable;
  const isOpen = and(
    eq(status, 'active'),
    eq(fanCampaignTable.rests, false),
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
