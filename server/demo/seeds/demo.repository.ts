import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import { userTable } from '../../modules/people/user/user.table.ts';

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isEmpty: boolean }>(sql`
    select not exists (select from ${userTable}) and not exists (select from ${trackTable}) as "isEmpty"`);
  return rows[0]?.isEmpty === true;
}

/** The embedded engine has no autovacuum, and plans badly without statistics. */
export async function updateStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}
