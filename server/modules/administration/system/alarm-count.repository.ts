import { sql } from '#drizzle/orm.ts';
import { type Counted, inUtc, readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { alarmTable } from './alarm.table.ts';

/** Without backups that failed, which have a reason of their own. */
export const countAlarms = (db: Db): Promise<Counted> =>
  readCounted(
    db,
    sql`select count(*)::int as count, ${inUtc(sql`min(raised_at)`)} as day from ${alarmTable}
      where name not like 'backup:%'`,
  );
