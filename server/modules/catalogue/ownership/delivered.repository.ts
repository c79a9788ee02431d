import { desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getLimit } from './acting-artist.ts';

/** A table that begins with `ownedColumns`. */
export type DeliveredTable = PgTable & { id: PgColumn; artistId: PgColumn };

export type StoreOptions = {
  /** Of lists; by default the latest first, by `createdAt`. */
  order?: readonly SQL[];
  /** Each update counts its version up. */
  isVersioned?: true;
};

type Store<Table extends DeliveredTable> = {
  /** @param most rows for each artist. */
  findOf: (
    most: number,
  ) => (db: Db, artists: readonly string[]) => Promise<Table['$inferSelect'][]>;
  count: (db: Db, artistId: string) => Promise<number>;
  /** Locks the row until the transaction ends. */
  hold: (tx: Db, id: string) => Promise<Table['$inferSelect'] | null>;
  /** @returns whether the id, and what else is unique, was free. */
  insert: (tx: Db, row: Table['$inferInsert']) => Promise<boolean>;
  /** @throws {Error} for an unknown id. */
  update: (
    tx: Db,
    id: string,
    change: { [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] },
  ) => Promise<Table['$inferSelect']>;
  remove: (tx: Db, id: string) => Promise<void>;
};

/** What every kind does with its rows. */
export function storeDelivered<Table extends DeliveredTable>(
  given: Table,
  { order, isVersioned }: StoreOptions = {},
): Store<Table> {
  // Drizzle cannot follow the columns of a table that is not known yet; callers have their types.
  const table = given as unknown as DeliveredTable & { createdAt: PgColumn; version: PgColumn };
  const { id, artistId } = table;
  type Row = Table['$inferSelect'];
  return {
    findOf: (most) => (db, artists) =>
      db
        .select()
        .from(table)
        .where(anyOf(artistId, artists))
        .orderBy(...(order ?? [desc(table.createdAt), desc(id)]))
        .limit(getLimit(most, artists)),
    count: (db, artist) => db.$count(table, eq(artistId, artist)),
    async hold(tx, wanted) {
      const [row] = await tx.select().from(table).where(eq(id, wanted)).for('update');
      return (row as Row | undefined) ?? null;
    },
    async insert(tx, row) {
      const { rowCount } = await tx
        .insert(table)
        .values(row as never)
        .onConflictDoNothing();
      return rowCount === 1;
    },
    async update(tx, wanted, change) {
      const version = isVersioned && { version: sql`${table.version} + 1` };
      const [row] = await tx
        .update(table)
        .set({ ...change, ...version })
        .where(eq(id, wanted))
        .returning();
      if (row === undefined) throw new Error(`There is no ${wanted}.`);
      return row;
    },
    async remove(tx, wanted) {
      await tx.delete(table).where(eq(id, wanted));
    },
  };
}
