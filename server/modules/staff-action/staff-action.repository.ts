import { desc, eq, sql } from 'drizzle-orm';
import {
  type StaffAction,
  staffActionPageSize,
  staffActionsMost,
} from '#contract/administration.ts';
import type { Db } from '../../platform/database/db.ts';
import { fullTextOf } from '../search/full-text.ts';
import { normalise } from '../search/normalise.ts';
import { staffActionTable } from './staff-action.table.ts';

export type StaffActionRow = typeof staffActionTable.$inferSelect;

/** Who of the staff does something, and from which network address. */
export type Actor = { id: string; name: string; address: string };

export type NewStaffAction = Pick<StaffAction, 'action' | 'target' | 'before' | 'after'> & {
  actor: Actor;
  now: Date;
};

/** Writes down what staff changes; in the transaction that changes it, so that neither stands alone. */
export async function recordStaffAction(tx: Db, done: NewStaffAction): Promise<void> {
  const { actor, target, now, action, before, after } = done;
  await tx.insert(staffActionTable).values({
    at: now,
    actorId: actor.id,
    actorName: actor.name,
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetName: target.name,
    before,
    after,
    address: actor.address,
    searchKey: normalise(`${actor.name} ${target.name}`),
  });
}

/**
 * A page of what staff did, the last first, and how many there are up to one more than are ever told; with `fullText`
 * of what matches it.
 */
export async function findStaffActions(
  db: Db,
  { page, fullText }: { page: number; fullText: string | undefined },
): Promise<{ rows: StaffActionRow[]; counted: number }> {
  const { id, searchKey } = staffActionTable;
  const isMeant =
    fullText === undefined
      ? undefined
      : sql`${fullTextOf(searchKey)} @@ to_tsquery('simple'::regconfig, ${fullText})`;
  const first = db
    .select({ id })
    .from(staffActionTable)
    .where(isMeant)
    .limit(staffActionsMost + 1);
  const [counted, rows] = await Promise.all([
    db.$count(first.as('counted')),
    db
      .select()
      .from(staffActionTable)
      .where(isMeant)
      .orderBy(desc(id))
      .limit(staffActionPageSize)
      .offset((page - 1) * staffActionPageSize),
  ]);
  return { rows, counted };
}

/** One thing that staff did; null where there is none of that id. */
export async function findStaffAction(db: Db, id: number): Promise<StaffActionRow | null> {
  const [row] = await db.select().from(staffActionTable).where(eq(staffActionTable.id, id));
  return row ?? null;
}
