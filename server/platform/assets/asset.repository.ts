import { and, eq, gt, like, lt, not, notExists, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { assetTable, assetUseTable } from './asset.table.ts';

export type StoredAsset = {
  hash: string;
  type: string;
  bytes: number;
};

/** Begins the use that marks a content whose file is being removed. */
export const removing = 'removing/';

const isMark = like(assetUseTable.usedBy, `${removing}%`);

/** Makes a column with the asset that something uses (`user-picture/usr_1`), or null. */
export function assetUsedBy(by: string | SQL): SQL<StoredAsset | null> {
  return sql<StoredAsset | null>`(
    select json_build_object('hash', asset.hash, 'type', asset.type, 'bytes', asset.bytes)
    from ${assetUseTable} as asset_use join ${assetTable} as asset on asset.hash = asset_use.hash
    where asset_use.used_by = ${by} limit 1)`;
}

/** Locks the row until the transaction ends. */
export async function insertAsset(tx: Db, row: typeof assetTable.$inferInsert): Promise<void> {
  await tx
    .insert(assetTable)
    .values(row)
    .onConflictDoUpdate({
      target: assetTable.hash,
      // A leftover's row knows neither its size nor its type.
      set: {
        sentAt: row.sentAt,
        bytes: row.bytes,
        type: sql`case when ${assetTable.bytes} = 0 then excluded.type else ${assetTable.type} end`,
      },
    });
}

/** Names a file that an interrupted upload left behind, where nothing names it yet. */
export async function insertLeftover(tx: Db, hash: string): Promise<void> {
  const row = { hash, type: 'application/octet-stream', bytes: 0, sentAt: new Date(0) };
  await tx.insert(assetTable).values(row).onConflictDoNothing();
}

export async function insertStaged(tx: Db, row: typeof assetUseTable.$inferSelect): Promise<void> {
  await tx
    .insert(assetUseTable)
    .values(row)
    .onConflictDoUpdate({
      target: [assetUseTable.hash, assetUseTable.usedBy],
      set: { expiresAt: row.expiresAt },
    });
}

export async function insertUse(
  tx: Db,
  { hash, usedBy }: { hash: string; usedBy: string },
): Promise<void> {
  await tx.insert(assetUseTable).values({ hash, usedBy, expiresAt: null });
}

/** The hash of what something uses, or null. */
export async function findUsed(db: Db, usedBy: string): Promise<string | null> {
  const { hash } = assetUseTable;
  const [found] = await db
    .select({ hash })
    .from(assetUseTable)
    .where(eq(assetUseTable.usedBy, usedBy));
  return found?.hash ?? null;
}

/** Returns whether there was such a use. */
export async function deleteUse(
  tx: Db,
  { hash, usedBy }: { hash: string; usedBy: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(assetUseTable)
    .where(and(eq(assetUseTable.hash, hash), eq(assetUseTable.usedBy, usedBy)))
    .returning({ hash: assetUseTable.hash });
  return deleted.length > 0;
}

export async function deleteUsesBy(tx: Db, usedBy: string): Promise<string[]> {
  const deleted = await tx
    .delete(assetUseTable)
    .where(eq(assetUseTable.usedBy, usedBy))
    .returning({ hash: assetUseTable.hash });
  return deleted.map(({ hash }) => hash);
}

export async function renewUses(tx: Db, usedBy: string, expiresAt: Date): Promise<void> {
  await tx.update(assetUseTable).set({ expiresAt }).where(eq(assetUseTable.usedBy, usedBy));
}

export async function deleteExpiredUses(db: Db, now: Date): Promise<void> {
  await db.delete(assetUseTable).where(lt(assetUseTable.expiresAt, now));
}

export async function isPicture(tx: Db, hash: string): Promise<boolean> {
  const isThis = and(eq(assetTable.hash, hash), like(assetTable.type, 'image/%'));
  return (await tx.$count(assetTable, isThis)) > 0;
}

/** Locks the row until the transaction ends; returns whether there is one. */
export async function holdAsset(tx: Db, hash: string): Promise<boolean> {
  const held = await tx
    .select({ hash: assetTable.hash })
    .from(assetTable)
    .where(eq(assetTable.hash, hash))
    .for('update');
  return held.length > 0;
}

export async function isUsed(tx: Db, hash: string): Promise<boolean> {
  return (await tx.$count(assetUseTable, and(eq(assetUseTable.hash, hash), not(isMark)))) > 0;
}

/** Whether there is a use or a mark. */
export async function hasUses(tx: Db, hash: string): Promise<boolean> {
  return (await tx.$count(assetUseTable, eq(assetUseTable.hash, hash))) > 0;
}

export async function isBeingRemoved(db: Db, hash: string, now: Date): Promise<boolean> {
  const isOpen = gt(assetUseTable.expiresAt, now);
  return (await db.$count(assetUseTable, and(eq(assetUseTable.hash, hash), isMark, isOpen))) > 0;
}

export async function deleteAsset(tx: Db, hash: string): Promise<void> {
  await tx.delete(assetTable).where(eq(assetTable.hash, hash));
}

const isUnused = (db: Db, sentBefore: Date) =>
  and(
    lt(assetTable.sentAt, sentBefore),
    notExists(db.select().from(assetUseTable).where(eq(assetUseTable.hash, assetTable.hash))),
  );

export async function findUnused(db: Db, sentBefore: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ hash: assetTable.hash })
    .from(assetTable)
    .where(isUnused(db, sentBefore))
    .limit(limit);
  return found.map(({ hash }) => hash);
}
