import { sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../platform/database/db.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';

/** Deletes rows that triggers keep. */
export const deleteKept = (db: Db, ...tables: readonly PgTable[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const table of tables) {
      await tx.execute(sql`alter table ${table} disable trigger user`);
      await tx.delete(table);
      await tx.execute(sql`alter table ${table} enable trigger user`);
    }
  });
