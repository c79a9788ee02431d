import { sql } from '#drizzle/orm.ts';
import { type Counted, inUtc, readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../user/user.table.ts';
import { studentRequestTable } from './student.table.ts';

/** Accounts that ask for the price of students without a school's address. */
export const countStudentRequests = (db: Db): Promise<Counted> =>
  readCounted(
    db,
    sql`select count(*)::int as count,
      (array_agg(person.display_name order by asked_at, person.id))[1] as name,
      ${inUtc(sql`min(asked_at)`)} as day
    from ${studentRequestTable} join ${userTable} as person on person.id = user_id
    where state = 'open'`,
  );
