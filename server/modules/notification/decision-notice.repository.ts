import { and, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import type { DecisionNotice } from '#contract/notification.ts';
import { permissions } from '#contract/permission.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { userTable } from '../user/user.table.ts';
import { decisionNoticeTable } from './decision-notice.table.ts';

/** What was decided, about which item, and who is to hear of it. */
export type Decision = Pick<DecisionNotice, 'subject' | 'outcome' | 'title'> &
  Partial<Pick<DecisionNotice, 'word' | 'reason' | 'by' | 'playlists'>> & {
    itemId: string;
    /** Null where the artist is gone: then nobody is told. */
    artistId: string | null;
    /** Made by `behindArtist`, `workingFor` or `invited`. */
    people: SQL;
  };

/**
 * Who speaks for an artist, and who sent something for them, if they still work for a label of the artist's, present or
 * former, or oversee all of them.
 */
export const behindArtist = (artistId: string | null, sentBy: string | null): SQL => sql`
  ${speakingFor(artistId)} union select ${userTable.id} from ${userTable}
  where ${userTable.id} = ${sentBy} and (
    ${userTable.role} = any(${sql.param(permissions['admin.open'])}::text[])
    or exists (
      select from ${labelMemberTable}
      join ${labelContractTable} on ${labelContractTable.labelId} = ${labelMemberTable.labelId}
      where ${labelMemberTable.userId} = ${sentBy} and ${labelContractTable.artistId} = ${artistId}
    ))`;

/** Who speaks for an artist. */
export const speakingFor = (artistId: string | null): SQL => sql`
  select ${artistMemberTable.userId} from ${artistMemberTable} where ${artistMemberTable.artistId} = ${artistId}`;

/** Who works for a label. */
export const workingFor = (labelId: string): SQL => sql`
  select ${labelMemberTable.userId} from ${labelMemberTable} where ${labelMemberTable.labelId} = ${labelId}`;

/** The account to which an artist was offered for whom nobody speaks yet, by its email, normalised and proven. */
export const invited = (email: string): SQL => sql`
  select ${userTable.id} from ${userTable} 
  where ${userTable.email} = ${email} and ${userTable.role} = 'artist' and ${userTable.emailVerifiedAt} is not null`;

/**
 * Tells the people behind an item what was decided about it, each of them once and never who decided. To be called in
 * the transaction of the decision, which holds the item.
 *
 * @param on when, and who decided; null where the service did.
 */
export async function tellDecision(
  tx: Db,
  decision: Decision,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const { artistId, subject, itemId, outcome, title, people } = decision;
  const { word = '', reason = null, by = null, playlists = [] } = decision;
  if (artistId === null) return;
  await tx.execute(sql`
    insert into ${decisionNoticeTable}
      (user_id, decision_id, artist_id, subject, item_id, outcome, title, word, playlists, reason, decided_by, decided_by_id, at)
    select ${userTable.id}, ${newId(now.getTime())}::text, ${artistId}::text, ${subject}::text, ${itemId}::text,
      ${outcome}::text, ${title}::text, ${word}::text, ${sql.param(playlists)}::text[], ${reason}::text, ${by}::text, ${by === null ? null : actorId}::text, ${now.toISOString()}::timestamptz
    from ${userTable}
    where ${userTable.id} in (${people}) and ${userTable.id} is distinct from ${actorId}::text
    on conflict do nothing`);
}

/** Whether anybody was told of something once. */
export const wasTold = async (
  db: Db,
  { subject, itemId, outcome }: Pick<Decision, 'subject' | 'itemId' | 'outcome'>,
): Promise<boolean> =>
  (await db.$count(
    decisionNoticeTable,
    and(
      eq(decisionNoticeTable.itemId, itemId),
      eq(decisionNoticeTable.subject, subject),
      eq(decisionNoticeTable.outcome, outcome),
    ),
  )) > 0;

/** Takes back what was told of an item that is not there any more to be answered. */
export async function forgetDecisions(
  tx: Db,
  { subject, itemId }: Pick<Decision, 'subject' | 'itemId'>,
): Promise<void> {
  await tx
    .delete(decisionNoticeTable)
    .where(and(eq(decisionNoticeTable.itemId, itemId), eq(decisionNoticeTable.subject, subject)));
}

/** Notes that somebody read what they were told of a decision; answers whether they were told of it. */
export async function noteDecisionRead(
  tx: Db,
  { listener, notice, now }: { listener: string; notice: string; now: Date },
): Promise<boolean> {
  const { userId, decisionId, readAt } = decisionNoticeTable;
  const { rowCount } = await tx
    .update(decisionNoticeTable)
    .set({ readAt: sql`coalesce(${readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(userId, listener), eq(decisionId, notice)));
  return rowCount === 1;
}

/** Marks all that somebody was told of decisions as read. */
export async function readAllDecisions(tx: Db, listener: string, now: Date): Promise<void> {
  const { userId, readAt } = decisionNoticeTable;
  await tx
    .update(decisionNoticeTable)
    .set({ readAt: now })
    .where(and(eq(userId, listener), isNull(readAt)));
}
