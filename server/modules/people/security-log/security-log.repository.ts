import { and, desc, eq, inArray, lt, or, type SQL, sql } from '#drizzle/orm.ts';
import { alias } from '#drizzle/pg-core.ts';
import {
  type SecurityEventQuery,
  securityEventPageSize,
  securityEventsMost,
  type SecurityKind,
  type SecurityOutcome,
} from '#contract/security-log.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import { userTable } from '../user/user.table.ts';
import { foundAccounts } from '../user/index.ts';
import { securityAddressTable, securityEventTable } from './security-event.table.ts';

type NewSecurityEvent = {
  kind: SecurityKind;
  outcome: SecurityOutcome;
  /** Null for a visitor. */
  actorId: string | null;
  subjectId: string | null;
  request?: { ip: string } | undefined;
  /** No name, email, token or address. */
  detail?: { [name: string]: string | number | boolean | null };
};

const retention = sql`interval '400 days'`;

/**
 * Record success inside the transaction and failure outside it, because a rollback would delete
 * the event. See docs/product/administration.md.
 */
export async function recordSecurityEvent(
  db: Db,
  { kind, outcome, actorId, subjectId, request, detail }: NewSecurityEvent,
): Promise<void> {
  const person = actorId ?? subjectId;
  const { id } = userTable;
  // A deleted account leaves no address.
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

/** Counts at most one more than is shown. */
export async function findSecurityEvents(
  db: Db,
  {
    kind,
    outcome,
    page,
    search,
  }: SecurityEventQuery & { page: number; search: SearchQuery | null },
) {
  const { id } = securityEventTable;
  const condition = and(
    kind && eq(securityEventTable.kind, kind),
    outcome && eq(securityEventTable.outcome, outcome),
    search === null ? undefined : isOf(db, search),
  );
  const counted = db
    .select({ id })
    .from(securityEventTable)
    .where(condition)
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
    .where(condition)
    .orderBy(desc(id))
    .limit(securityEventPageSize)
    .offset((page - 1) * securityEventPageSize);
  return { counted: await db.$count(counted), rows: await rows };
}

function isOf(db: Db, search: SearchQuery): SQL | undefined {
  const { actorId, subjectId } = securityEventTable;
  const people = foundAccounts(db, search);
  return or(inArray(actorId, people), inArray(subjectId, people));
}

export async function forgetSecurityEvents(db: Db): Promise<void> {
  await db.delete(securityEventTable).where(lt(securityEventTable.at, sql`now() - ${retention}`));
}
