import { and, asc, eq, sql } from '#drizzle/orm.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { fanCampaignTable, fanParticipantTable } from './fan-campaign.table.ts';
import { streamsOfFan } from '../../figures/figures/index.ts';

const { campaignId, listenerId, joinedAt, sharesContact } = fanParticipantTable;
const { id, participantCount, maxParticipants } = fanCampaignTable;

type Taking = { campaign: string; listener: string };

const isIt = ({ campaign, listener }: Taking) =>
  and(eq(campaignId, campaign), eq(listenerId, listener));

/** @returns whether the user was none yet. */
export async function insertParticipant(
  tx: Db,
  { campaign, listener, now, isShared }: Taking & { now: Date; isShared: boolean },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(fanParticipantTable)
    .values({
      campaignId: campaign,
      listenerId: listener,
      joinedAt: now,
      sharesContact: isShared,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** @returns whether the user was one. */
export async function deleteParticipant(tx: Db, taking: Taking): Promise<boolean> {
  const { rowCount } = await tx.delete(fanParticipantTable).where(isIt(taking));
  return rowCount === 1;
}

/**
 * One statement, so that concurrent calls never exceed the limit. Returns null where the campaign
 * is full.
 */
export async function changeCount(tx: Db, campaign: string, by: 1 | -1): Promise<number | null> {
  const hasRoom = by === 1 ? sql`${participantCount} < ${maxParticipants}` : undefined;
  const [row] = await tx
    .update(fanCampaignTable)
    .set({ participantCount: sql`${participantCount} + ${by}::int` })
    .where(and(eq(id, campaign), hasRoom))
    .returning({ participantCount });
  return row?.participantCount ?? null;
}

/**
 * Returns one row more than a page, the earliest first.
 *
 * @throws {Problem} `invalid` for an invalid cursor.
 */
export const findParticipants = (
  db: Db,
  { campaign, artist, cursor }: { campaign: string; artist: string; cursor: string | undefined },
) =>
  db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      profileImage: userTable.profileImage,
      email: userTable.email,
      streams: streamsOfFan(artist),
      joinedAt,
      sharesContact,
    })
    .from(fanParticipantTable)
    .innerJoin(userTable, eq(userTable.id, listenerId))
    .where(
      and(
        eq(campaignId, campaign),
        eq(userTable.status, 'active'),
        afterCursor(cursor, { moment: joinedAt, id: listenerId }, true),
      ),
    )
    .orderBy(asc(joinedAt), asc(listenerId))
    .limit(fanLimits.participantPage + 1);

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number];
