import { and, desc, eq, inArray, lt, or, type SQL, sql } from '#drizzle/orm.ts';
import { alias } from '#drizzle/pg-core.ts';
import {
  type SecurityEventQuery,
  securityEventPageSize,
  securityEventsMost,
  type SecurityKind,
  type SecurityOutcome,
} from '#contract/security-log.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { userTable } from '../user/user.table.ts';
import { foundAccounts } from '../user-administration/account-list.repository.ts';
import { securityAddressTable, securityEventTable } from './security-event.table.ts';

type NewSecurityEvent = {
  kind: SecurityKind;
  outcome: SecurityOutcome;
  /** Who did it; null for a visitor. */
  actorId: string | null;
  /** The account that it is about; null for none. */
  subjectId: string | null;
  /** The call that it came by. */
  request?: { ip: string } | undefined;
  /** A few words or figures: no name, email, token or address. */
  detail?: { [name: string]: string | number | boolean | null };
};

/** How long events are kept. */
const kept = sql`interval '400 days'`;

/**
 * Adds to the security log. What succeeds is recorded in the transaction that does it; what fails is recorded outside,
 * for a transaction that fails takes its event along. See docs/product/administration.md.
 */
export async function recordSecurityEvent(
  db: Db,
  { kind, outcome, actorId, subjectId, request, detail }: NewSecurityEvent,
): Promise<void> {
  const person = actorId ?? subjectId;
  const { id } = userTable;
  // An account that is gone by now leaves no address behind.
  await db.execute(sql`
    with event as (
      insert into ${securityEventTable} (kind, outcome, actor_id, subject_id, detail)
      values (${kind}, ${outcome}, ${actorId}, ${subjectId}, ${detail ? JSON.stringify(detail) : null}::jsonb)
      returning id)
    insert into ${securityAddressTable} (event_id, person_id, address)
    select event.id, ${id}, ${request?.ip ?? null}::text
    from event left join ${userTable} on ${id} = ${person}::text
    where ${request?.ip ?? null}::text is not null and (${person}::text is null or ${id} is not null)`);
}

const actor = alias(userTable, 'actor');
const subject = alias(userTable, 'subject');

/** A page of the log, the last event first, and how many there are up to one more than are ever told. */
export async function findSecurityEvents(
  db: Db,
  { kind, outcome, page, asked }: SecurityEventQuery & { page: number; asked: SearchQuery | null },
) {
  const { id } = securityEventTable;
  const isMeant = and(
    kind && eq(securityEventTable.kind, kind),
    outcome && eq(securityEventTable.outcome, outcome),
    asked === null ? undefined : isOf(db, asked),
  );
  const counted = db
    .select({ id })
    .from(securityEventTable)
    .where(isMeant)
    .limit(securityEventsMost + 1)
    .as('counted');
  const rows = db
    .select({
      event: securityEventTable,
      address: securityAddressTable.address,
      actorName: actor.displayName,
      subjectName: subject.displayName,
    })
    .from(securityEventTable)
    .leftJoin(securityAddressTable, eq(securityAddressTable.eventId, id))
    .leftJoin(actor, eq(actor.id, securityEventTable.actorId))
    .leftJoin(subject, eq(subject.id, securityEventTable.subjectId))
    .where(isMeant)
    .orderBy(desc(id))
    .limit(securityEventPageSize)
    .offset((page - 1) * securityEventPageSize);
  return { counted: await db.$count(counted), rows: await rows };
}

/** Whether an event is by or about somebody whom the search finds. */
function isOf(db: Db, asked: SearchQuery): SQL | undefined {
  const { actorId, subjectId } = securityEventTable;
  const people = foundAccounts(db, asked);
  return or(inArray(actorId, people), inArray(subjectId, people));
}

/** Deletes what is older than 400 days. */
export async function forgetSecurityEvents(db: Db): Promise<void> {
  await db.delete(securityEventTable).where(lt(securityEventTable.at, sql`now() - ${kept}`));
}
