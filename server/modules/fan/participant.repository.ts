import { and, asc, eq, sql } from '#drizzle/orm.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import { behindPlace } from '../../platform/database/behind-place.ts';
import type { Db } from '../../platform/database/db.ts';
import { userTable } from '../user/user.table.ts';
import { fanCampaignTable, fanParticipantTable } from './fan-campaign.table.ts';
import { fanTable } from './fan.table.ts';

const { campaignId, listenerId, joinedAt, sharesContact } = fanParticipantTable;
const { id, participantCount, maxParticipants } = fanCampaignTable;

type Taking = { campaign: string; listener: string };

const isIt = ({ campaign, listener }: Taking) =>
  and(eq(campaignId, campaign), eq(listenerId, listener));

/** Notes that a listener takes part, and whether they share who they are; answers whether they did not before. */
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

/** Notes that a listener takes part no longer; answers whether they did. */
export async function deleteParticipant(tx: Db, taking: Taking): Promise<boolean> {
  const { rowCount } = await tx.delete(fanParticipantTable).where(isIt(taking));
  return rowCount === 1;
}

/**
 * Takes a place in a campaign, or gives one back: one statement, so that there are never more than there may be,
 * however many come at once. Answers how many take part now; null where nothing was taken.
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
 * A part of those who take part in a campaign of an artist, and one more, the first who joined in front.
 *
 * @throws {Problem} `invalid` for a cursor that is none.
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
      streams: fanTable.streams,
      joinedAt,
      sharesContact,
    })
    .from(fanParticipantTable)
    .innerJoin(userTable, eq(userTable.id, listenerId))
    .leftJoin(fanTable, and(eq(fanTable.artistId, artist), eq(fanTable.listenerId, listenerId)))
    .where(
      and(
        eq(campaignId, campaign),
        eq(userTable.status, 'active'),
        behindPlace(cursor, { moment: joinedAt, id: listenerId }, true),
      ),
    )
    .orderBy(asc(joinedAt), asc(listenerId))
    .limit(fanLimits.participantPage + 1);

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number];
