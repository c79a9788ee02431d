import { and, eq, sql } from '#drizzle/orm.ts';
import type { DecisionNotice } from '#contract/notification.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanParticipantTable } from '../fan/fan-campaign.table.ts';
import { tellDecision } from './decision-notice.repository.ts';
import { decisionNoticeTable } from './decision-notice.table.ts';

type Campaign = { id: string; artistId: string; title: string };

const about = ({ id: itemId, artistId, title }: Campaign) => ({
  subject: 'participation' as const,
  itemId,
  artistId,
  title,
});

/** Tells a listener that they take part in a campaign: its code is read with the notification, as it is then. */
export const tellJoined = (
  tx: Db,
  campaign: Campaign,
  { listenerId, now }: { listenerId: string; now: Date },
): Promise<void> =>
  tellDecision(
    tx,
    { ...about(campaign), outcome: 'joined', people: sql`${listenerId}::text` },
    // They did it themselves, and keep it here.
    { actorId: null, now },
  );

type Telling = {
  outcome: Extract<DecisionNotice['outcome'], 'called_off' | 'changed'>;
  /** Who did it; null where the service did. */
  userId: string | null;
  now: Date;
};

/** Tells all who take part in a campaign what became of it. */
export function tellParticipants(
  tx: Db,
  campaign: Campaign,
  { outcome, userId: actorId, now }: Telling,
): Promise<void> {
  const { campaignId, listenerId } = fanParticipantTable;
  const people = sql`select ${listenerId} from ${fanParticipantTable} where ${campaignId} = ${campaign.id}`;
  return tellDecision(tx, { ...about(campaign), outcome, people }, { actorId, now });
}

/** Takes back what a listener was told of a campaign that they left. */
export async function forgetParticipation(
  tx: Db,
  { campaign, listener }: { campaign: string; listener: string },
): Promise<void> {
  const { itemId, subject, userId } = decisionNoticeTable;
  await tx
    .delete(decisionNoticeTable)
    .where(and(eq(itemId, campaign), eq(subject, 'participation'), eq(userId, listener)));
}
