import { sql } from '#drizzle/orm.ts';
import { readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { staffActionTable } from './staff-action.table.ts';

/** Accounts suspended on the day (UTC) that still are, but by others than `viewer`. */
export const countSuspended = (db: Db, { day, viewer }: { day: string; viewer: string }) =>
  readCounted(
    db,
    sql`select count(*)::int as count, min(person.display_name) as name, min(person.id) as id
    from ${userTable} as person
    where person.status = 'suspended' and person.id in (
      select target_id from ${staffActionTable}
      where action = 'user.suspend' and actor_id <> ${viewer}
        and at >= ${day}::date::timestamp at time zone 'UTC')`,
  );
