import { and, desc, eq, inArray, notInArray, sql } from '#drizzle/orm.ts';
import { alias } from '#drizzle/pg-core.ts';
import {
  type StaffAction,
  staffActionPageSize,
  staffActionsMost,
} from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { knownUser } from '../../people/user/index.ts';
import { type Detail, securityOf } from './security-of-action.ts';
import { staffActionPartTable, staffActionTable } from './staff-action.table.ts';

export type StaffActionRow = Awaited<ReturnType<typeof findStaffActions>>['rows'][number];

/** An operator at the server's console has no account. */
export type Actor = { id: string; name: string; address: string; isConsole?: true };

export type NewStaffAction = Pick<StaffAction, 'action' | 'target' | 'before' | 'after'> & {
  actor: Actor;
  now: Date;
  /** The account that the words describe; by default the target. */
  about?: string | undefined;
  /** The account whose name the target has; by default the target. */
  named?: string | undefined;
  /** What the security log says where it has an event of the action; no personal data. */
  detail?: Detail | undefined;
};

/** Records the action and its security events. Call it in the transaction of the change. */
export async function recordStaffAction(tx: Db, done: NewStaffAction): Promise<void> {
  await insertStaffAction(tx, done);
  const { actor, target } = done;
  const by = actor.isConsole ? null : actor.id;
  const subjects = { actor: by, target: target.id, nobody: null };
  for (const { kind, about, detail } of securityOf(done)) {
    await recordSecurityEvent(tx, {
      kind,
      outcome: 'success',
      actorId: by,
      subjectId: subjects[about],
      ...(by !== null && { request: { ip: actor.address } }),
      detail: { ...detail, ...done.detail, ...(by === null && { by: actor.name }) },
    });
  }
}

async function insertStaffAction(tx: Db, done: NewStaffAction): Promise<void> {
  const { actor, target, now, action, before, after } = done;
  const [added] = await tx
    .insert(staffActionTable)
    .values({
      at: now,
      actorId: actor.id,
      action,
      targetKind: target.kind,
      targetId: target.id,
    })
    .returning({ id: staffActionTable.id });
  if (added === undefined) return;
  const actionId = added.id;
  const targetPerson = target.kind === 'user' ? target.id : undefined;
  const named = (name: string) => ({ name, searchKey: normalise(name) });
  await tx.insert(staffActionPartTable).values([
    {
      actionId,
      part: 'actor',
      personId: person(actor.id),
      address: actor.address,
      ...named(actor.name),
    },
    {
      actionId,
      part: 'target',
      personId: person(done.named ?? targetPerson),
      ...named(target.name),
    },
    { actionId, part: 'change', personId: person(done.about ?? targetPerson), before, after },
  ]);
}

const person = (id: string | undefined) => (id === undefined ? null : knownUser(id));

const actorPart = alias(staffActionPartTable, 'actor_part');
const targetPart = alias(staffActionPartTable, 'target_part');
const changePart = alias(staffActionPartTable, 'change_part');

/** Words are empty after the account's deletion. */
function selectActions(db: Db) {
  const { id } = staffActionTable;
  return db
    .select({
      id,
      at: staffActionTable.at,
      actorId: staffActionTable.actorId,
      actorName: sql<string>`coalesce(${actorPart.name}, '')`,
      action: staffActionTable.action,
      targetKind: staffActionTable.targetKind,
      targetId: staffActionTable.targetId,
      targetName: sql<string>`coalesce(${targetPart.name}, '')`,
      before: changePart.before,
      after: changePart.after,
      address: sql<string>`coalesce(${actorPart.address}, '')`,
    })
    .from(staffActionTable)
    .leftJoin(actorPart, and(eq(actorPart.actionId, id), eq(actorPart.part, 'actor')))
    .leftJoin(targetPart, and(eq(targetPart.actionId, id), eq(targetPart.part, 'target')))
    .leftJoin(changePart, and(eq(changePart.actionId, id), eq(changePart.part, 'change')));
}

/** Counts at most one more than is shown, without hidden kinds. */
export async function findStaffActions(
  db: Db,
  { page, fullText, hidden }: { page: number; fullText: string | undefined; hidden: string[] },
) {
  const { id, targetKind } = staffActionTable;
  const { actionId, searchKey } = staffActionPartTable;
  const isFound =
    fullText === undefined
      ? undefined
      : inArray(
          id,
          db
            .select({ actionId })
            .from(staffActionPartTable)
            .where(sql`${toFullText(searchKey)} @@ to_tsquery('simple'::regconfig, ${fullText})`),
        );
  const condition = and(isFound, hidden.length === 0 ? undefined : notInArray(targetKind, hidden));
  const first = db
    .select({ id })
    .from(staffActionTable)
    .where(condition)
    .limit(staffActionsMost + 1);
  const [counted, rows] = await Promise.all([
    db.$count(first.as('counted')),
    selectActions(db)
      .where(condition)
      .orderBy(desc(id))
      .limit(staffActionPageSize)
      .offset((page - 1) * staffActionPageSize),
  ]);
  return { rows, counted };
}

/** Whether anybody of the staff ever did it. */
export async function wasEverDone(db: Db, action: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffActionTable.id })
    .from(staffActionTable)
    .where(eq(staffActionTable.action, action))
    .limit(1);
  return rows.length > 0;
}

export async function findStaffAction(db: Db, id: number): Promise<StaffActionRow | null> {
  const [row] = await selectActions(db).where(eq(staffActionTable.id, id));
  return row ?? null;
}
