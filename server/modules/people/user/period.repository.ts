import { sql } from '#drizzle/orm.ts';
import type { AnyPgColumn, AnyPgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { userTable } from './user.table.ts';

/** What a person holds for a time: rows of a table, each of a thing. */
export type Periods = {
  table: AnyPgTable;
  thing: AnyPgColumn;
  things: AnyPgTable & { id: AnyPgColumn };
};

type Holding = { userId: string; thingId: string; isHeld: boolean; at: Date; now: Date };

type Outcome = { isThing: boolean; changed: boolean };

/**
 * Begins a period or, with `isHeld` false, ends it, in one idempotent statement. The moment is
 * clamped between the user's joining and `now`; a period never ends before it begins.
 */
export async function changePeriod(
  db: Db,
  periods: Periods,
  { isHeld, ...holding }: Holding,
): Promise<Outcome> {
  const { table, thing, things } = periods;
  const { userId, thingId, at, now } = holding;
  const name = sql.identifier(thing.name);
  const moment = sql`greatest(
    least(${at.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz),
    ${userTable.joinDate}::timestamp at time zone 'UTC')`;
  const change = isHeld
    ? sql`insert into ${table} (id, user_id, ${name}, since)
        select ${newId()}, ${userTable.id}, ${things.id}, ${moment} from ${things}, ${userTable}
        where ${things.id} = ${thingId} and ${userTable.id} = ${userId}
        on conflict do nothing`
    : sql`update ${table} set until = greatest(since, ${moment}) from ${userTable}
        where user_id = ${userId} and ${name} = ${thingId} and until is null and ${userTable.id} = user_id`;
  const { rows } = await db.execute<Outcome>(sql`
    with changed as (${change} returning 1)
    select exists (select from changed) as "changed",
      exists (select from ${things} where ${things.id} = ${thingId}) as "isThing"`);
  return rows[0] ?? { isThing: false, changed: false };
}
