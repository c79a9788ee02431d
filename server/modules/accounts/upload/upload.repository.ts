import { and, eq, gt, isNull, lte, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { uploadTable } from './upload.table.ts';

export type Upload = typeof uploadTable.$inferSelect;

/** Whose it is, and for what; others do not find it. */
export type Named = Pick<Upload, 'id' | 'userId' | 'purpose'>;

const isNamed = ({ id, userId, purpose }: Named) =>
  and(eq(uploadTable.id, id), eq(uploadTable.userId, userId), eq(uploadTable.purpose, purpose));

export async function insertUpload(
  tx: Db,
  row: Named & Pick<Upload, 'bytes' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(uploadTable).values(row);
}

export async function findUpload(db: Db, named: Named, now: Date): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(uploadTable)
    .where(and(isNamed(named), gt(uploadTable.expiresAt, now)));
  return found;
}

export async function beginWriting(db: Db, named: Named, writer: string): Promise<void> {
  await db.update(uploadTable).set({ writer }).where(isNamed(named));
}

type Part = {
  hash: string;
  bytes: number;
  /** Where the part begins. */
  offset: number;
  expiresAt: Date;
  /** Only if this request is still the last one. */
  writer: string | null;
};

/**
 * Of two requests that send the same bytes, the first to get here adds its part.
 *
 * @returns whether it was added.
 */
export async function addPart(tx: Db, named: Named, part: Part): Promise<boolean> {
  const { hash, bytes, offset, expiresAt, writer } = part;
  const added = await tx
    .update(uploadTable)
    .set({
      received: offset + bytes,
      parts: sql`array_append(${uploadTable.parts}, ${hash})`,
      expiresAt,
    })
    .where(
      and(
        isNamed(named),
        eq(uploadTable.received, offset),
        writer === null ? undefined : eq(uploadTable.writer, writer),
      ),
    )
    .returning({ id: uploadTable.id });
  return added.length > 0;
}

/** Its parts go, the answer stays until it expires. */
export async function keepAnswer(tx: Db, named: Named, answer: object): Promise<void> {
  await tx.update(uploadTable).set({ answer, parts: [] }).where(isNamed(named));
}

/** Returns whether there was one. */
export async function deleteUpload(tx: Db, named: Named): Promise<boolean> {
  return (await deleteWhere(tx, isNamed(named))).length > 0;
}

export const deleteExpired = (tx: Db, now: Date): Promise<Named[]> =>
  deleteWhere(tx, lte(uploadTable.expiresAt, now));

async function deleteWhere(tx: Db, condition: SQL | undefined): Promise<Named[]> {
  const { id, userId, purpose } = uploadTable;
  return tx.delete(uploadTable).where(condition).returning({ id, userId, purpose });
}

const isUnfinished = isNull(uploadTable.answer);

/** Makes the next count wait for this transaction. */
export async function holdUploads(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upload/${userId}`}))`);
}

/** What somebody has begun and not finished, by the size that was announced. */
export async function countBegun(
  tx: Db,
  userId: string,
): Promise<{ files: number; bytes: number }> {
  const [found] = await tx
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploadTable.bytes}), 0)::float8`,
    })
    .from(uploadTable)
    .where(and(isUnfinished, eq(uploadTable.userId, userId)));
  return found ?? { files: 0, bytes: 0 };
}

/** Bytes that have arrived, of everybody. */
export async function countReceived(db: Db): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadTable.received}), 0)::float8` })
    .from(uploadTable)
    .where(isUnfinished);
  return found?.bytes ?? 0;
}
