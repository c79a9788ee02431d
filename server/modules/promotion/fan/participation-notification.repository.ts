import { sql } from '#drizzle/orm.ts';
import type { DecisionNotification } from '#contract/notification.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fanParticipantTable } from './fan-campaign.table.ts';
import { forgetDecisions, notifyDecision } from '../../accounts/decision-notification/index.ts';

type Campaign = { id: string; artistId: string; title: string };

const about = ({ id: itemId, artistId, title }: Campaign) => ({
  subject: 'participation' as const,
  itemId,
  artistId,
  title,
});

/** The campaign's code is read with the notification, so it is never outdated. */
export const notifyJoined = (
  tx: Db,
  campaign: Campaign,
  { listenerId, now }: { listenerId: string; now: Date },
): Promise<void> =>
  notifyDecision(
    tx,
    { ...about(campaign), outcome: 'joined', people: sql`${listenerId}::text` },
    // Null, because actors are not notified.
    { actorId: null, now },
  );

type ParticipationChange = {
  outcome: Extract<DecisionNotification['outcome'], 'called_off' | 'changed'>;
  /** Null for the service. */
  userId: string | null;
  now: Date;
};

export function notifyParticipants(
  tx: Db,
  campaign: Campaign,
  { outcome, userId: actorId, now }: ParticipationChange,
): Promise<void> {
  const { campaignId, listenerId } = fanParticipantTable;
  const people = sql`select ${listenerId} from ${fanParticipantTable} where ${campaignId} = ${campaign.id}`;
  return notifyDecision(tx, { ...about(campaign), outcome, people }, { actorId, now });
}

export async function forgetParticipation(
  tx: Db,
  { campaign, listener }: { campaign: string; listener: string },
): Promise<void> {
  await forgetDecisions(tx, { subject: 'participation', itemId: campaign, userId: listener });
}
