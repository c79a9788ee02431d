import { and, asc, eq, gt, lte, notInArray, sql } from '#drizzle/orm.ts';
import { assetUsedBy } from '../../platform/assets/asset.repository.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { getLimit } from '../ownership/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { pictureUse } from './concert-picture.ts';
import { concertTable } from './concert.table.ts';

export type ConcertRow = typeof concertTable.$inferSelect;
export type NewConcert = typeof concertTable.$inferInsert;

const { id, artistId, endsAt, startsAt, date, status } = concertTable;
const isOpen = notInArray(status, ['completed', 'cancelled']);

export function findConcerts(
  db: Db,
  artists: readonly string[],
  perArtist: number,
): Promise<ConcertRow[]> {
  return db
    .select()
    .from(concertTable)
    .where(anyOf(artistId, artists))
    .orderBy(asc(date), asc(sql`coalesce(${startsAt}, ${endsAt})`), asc(id))
    .limit(getLimit(perArtist, artists));
}

export function findUpcoming(
  db: Db,
  artist: string,
  { now, limit }: { now: Date; limit: number },
): Promise<ConcertRow[]> {
  return db
    .select()
    .from(concertTable)
    .where(and(eq(artistId, artist), isOpen, gt(endsAt, now), eq(concertTable.isSuspended, false)))
    .orderBy(asc(endsAt), asc(sql`coalesce(${startsAt}, ${endsAt})`), asc(id))
    .limit(limit);
}

export const countConcerts = (db: Db, artist: string): Promise<number> =>
  db.$count(concertTable, eq(artistId, artist));

/** Locks the concert until the transaction ends. */
export async function holdConcert(tx: Db, wanted: string): Promise<ConcertRow | null> {
  const [row] = await tx.select().from(concertTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

export async function insertConcert(tx: Db, concert: NewConcert): Promise<boolean> {
  const rows = await tx
    .insert(concertTable)
    .values(concert)
    .onConflictDoNothing()
    .returning({ id });
  return rows.length > 0;
}

export async function updateConcert(
  tx: Db,
  wanted: string,
  change: Partial<NewConcert>,
): Promise<ConcertRow> {
  const [row] = await tx
    .update(concertTable)
    .set({ ...change, version: sql`${concertTable.version} + 1` })
    .where(eq(id, wanted))
    .returning();
  if (row === undefined) throw new Error(`There is no concert ${wanted}.`);
  return row;
}

export async function deleteConcert(tx: Db, wanted: string): Promise<void> {
  await tx.delete(concertTable).where(eq(id, wanted));
}

export async function completePast(db: Db, now: Date): Promise<void> {
  await db
    .update(concertTable)
    .set({ status: 'completed' })
    .where(and(isOpen, lte(endsAt, now)));
}

export async function findPicture(db: Db, wanted: string) {
  const [row] = await db
    .select({ asset: assetUsedBy(pictureUse(wanted)) })
    .from(concertTable)
    .where(eq(id, wanted));
  return row?.asset ?? null;
}
