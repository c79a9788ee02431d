import { and, asc, eq, gt, lte, notInArray, sql } from '#drizzle/orm.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { defineDelivered } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pictureUse } from './concert-picture.ts';
import { concertTable } from './concert.table.ts';

export type ConcertRow = typeof concertTable.$inferSelect;
const { id, artistId, endsAt, startsAt, date, status } = concertTable;
const isOpen = notInArray(status, ['completed', 'cancelled']);

export const concerts = defineDelivered(concertTable, {
  order: [asc(date), asc(sql`coalesce(${startsAt}, ${endsAt})`), asc(id)],
  isVersioned: true,
});

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
