import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { userTable } from './user.table.ts';

const batch = 1000;

/** For accounts stored by older versions. */
export async function indexUsers(db: Db): Promise<void> {
  const { id, displayName, email, emailKey } = userTable;
  for (;;) {
    // Every email has a letter, so no key stays empty.
    const found = await db
      .select({ id, displayName, email })
      .from(userTable)
      .where(sql`${emailKey} = ''`)
      .limit(batch);
    if (found.length === 0) return;
    const keys = found.map((user) => ({
      id: user.id,
      name_key: normalise(user.displayName),
      email_key: normalise(user.email),
    }));
    await db.execute(sql`
      update ${userTable} as account set name_key = key.name_key, email_key = key.email_key
      from json_to_recordset(${JSON.stringify(keys)}::json) as key (id text, name_key text, email_key text)
      where account.id = key.id`);
  }
}
