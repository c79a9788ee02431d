import { and, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import type { DecisionNotification } from '#contract/notification.ts';
import { permissions } from '#contract/permission.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { userTable } from '../../people/user/user.table.ts';
import { speakersOf } from '../../catalogue/artist/index.ts';
import { workersOf, worksWith } from '../../catalogue/label/index.ts';
import { decisionNotificationTable } from './decision-notification.table.ts';

export type Decision = Pick<DecisionNotification, 'subject' | 'outcome' | 'title'> &
  Partial<Pick<DecisionNotification, 'word' | 'reason' | 'by' | 'playlists'>> & {
    itemId: string;
    /** Null for a deleted artist; then nobody is notified, unless it is about an account. */
    artistId: string | null;
    isAboutAccount?: boolean;
    /** Made by a function of this module, such as `behindArtist`. */
    people: SQL;
  };

/**
 * The artist's members, and the sender while they work for a label of the artist's (present or
 * former) or oversee all.
 */
export const behindArtist = (artistId: string | null, sentBy: string | null): SQL => sql`
  ${speakingFor(artistId)} union select ${userTable.id} from ${userTable}
  where ${userTable.id} = ${sentBy} and (
    ${userTable.role} = any(${sql.param(permissions['admin.open'])}::text[])
    or ${worksWith(sentBy, artistId)})`;

export const speakingFor = (artistId: string | null): SQL => speakersOf(artistId);

export const othersSpeakingFor = (artistId: string, userId: string): SQL => sql`
  ${speakingFor(artistId)} and speaker.user_id <> ${userId}`;

/** Nobody for the command line, whose acts no account has. */
export const theAccount = (userId: string): SQL => sql`
  select ${userTable.id} from ${userTable} where ${userTable.id} = ${userId}`;

export const workingFor = (labelId: string): SQL => workersOf(labelId);

/** The label's people, and the admins who keep its agreement. */
export const bothSides = (labelId: string): SQL => sql`
  ${workingFor(labelId)} union select ${userTable.id} from ${userTable}
  where ${userTable.role} = 'admin' and ${userTable.status} = 'active' and 'catalogue' = any(${userTable.rights})`;

/** Found by normalised and proven email. */
export const invited = (email: string): SQL => sql`
  select ${userTable.id} from ${userTable} 
  where ${userTable.email} = ${email} and ${userTable.role} = 'artist' and ${userTable.emailVerifiedAt} is not null`;

/**
 * Notifies each person once, but never the decider. Call it in the decision's transaction, which
 * locks the item.
 *
 * @param on `actorId` is null for the service; with the same `notificationId` nobody is notified
 * twice.
 */
export async function notifyDecision(
  tx: Db,
  decision: Decision,
  on: { actorId: string | null; now: Date; notificationId?: string },
): Promise<void> {
  const { actorId, now, notificationId = newId(now.getTime()) } = on;
  const { artistId, subject, itemId, outcome, title, people } = decision;
  const { word = '', reason = null, by = null, playlists = [] } = decision;
  if (artistId === null && decision.isAboutAccount !== true) return;
  await tx.execute(sql`
    insert into ${decisionNotificationTable}
      (user_id, decision_id, artist_id, subject, item_id, outcome, title, word, playlists, reason, decided_by, decided_by_id, at)
    select ${userTable.id}, ${notificationId}::text, ${artistId}::text, ${subject}::text, ${itemId}::text,
      ${outcome}::text, ${title}::text, ${word}::text, ${sql.param(playlists)}::text[], ${reason}::text, ${by}::text, ${by === null ? null : actorId}::text, ${now.toISOString()}::timestamptz
    from ${userTable}
    where ${userTable.id} in (${people}) and ${userTable.id} is distinct from ${actorId}::text
    on conflict do nothing`);
}

export const wasNotified = async (
  db: Db,
  { subject, itemId, outcome }: Pick<Decision, 'subject' | 'itemId' | 'outcome'>,
): Promise<boolean> =>
  (await db.$count(
    decisionNotificationTable,
    and(
      eq(decisionNotificationTable.itemId, itemId),
      eq(decisionNotificationTable.subject, subject),
      eq(decisionNotificationTable.outcome, outcome),
    ),
  )) > 0;

/** For items that nobody, or not this user, can answer any more. */
export async function forgetDecisions(
  tx: Db,
  { subject, itemId, userId }: Pick<Decision, 'subject' | 'itemId'> & { userId?: string },
): Promise<void> {
  await tx
    .delete(decisionNotificationTable)
    .where(
      and(
        eq(decisionNotificationTable.itemId, itemId),
        eq(decisionNotificationTable.subject, subject),
        userId === undefined ? undefined : eq(decisionNotificationTable.userId, userId),
      ),
    );
}

export async function noteDecisionRead(
  tx: Db,
  { listener, notification, now }: { listener: string; notification: string; now: Date },
): Promise<boolean> {
  const { userId, decisionId, readAt } = decisionNotificationTable;
  const { rowCount } = await tx
    .update(decisionNotificationTable)
    .set({ readAt: sql`coalesce(${readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(userId, listener), eq(decisionId, notification)));
  return rowCount === 1;
}

export async function readAllDecisions(tx: Db, listener: string, now: Date): Promise<void> {
  const { userId, readAt } = decisionNotificationTable;
  await tx
    .update(decisionNotificationTable)
    .set({ readAt: now })
    .where(and(eq(userId, listener), isNull(readAt)));
}
