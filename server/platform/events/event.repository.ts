import { gte, lt, sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../ids.ts';
import { eventTable } from './event.table.ts';

/** Wakes the servers; PostgreSQL sends notifications on commit. */
export const channel = 'tonada_event';

export async function insertEvent(tx: Db, name: string): Promise<void> {
  await tx
    .insert(eventTable)
    .values({ id: newId(), name })
    .returning({ isSent: sql`pg_notify(${channel}, '')` });
}

export const findEventsSince = (db: Db, since: Date): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: eventTable.id, name: eventTable.name })
    .from(eventTable)
    .where(gte(eventTable.at, since));

/** Those of a backup would reach running servers as new ones. */
export async function deleteAllEvents(tx: Db): Promise<void> {
  await tx.delete(eventTable);
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(eventTable).where(lt(eventTable.at, before));
}
