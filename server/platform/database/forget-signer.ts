import { getTableName, sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import type { Db } from './db.ts';

type Signature = {
  /** Columns with the signer's name and id. */
  name: string;
  id: string;
  /** Replaces the name. */
  instead: string | null;
};

/** Takes the name of a deleted account off the rows that it signed. */
export async function forgetSigner(
  tx: Db,
  table: PgTable,
  { name, id, instead }: Signature,
  person: string,
): Promise<void> {
  await tx.execute(sql`update ${sql.identifier(getTableName(table))}
    set ${sql.identifier(name)} = ${instead} where ${sql.identifier(id)} = ${person}`);
}
