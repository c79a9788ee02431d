import { desc } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';

export function findMostPlayed(db: Db, limit: number): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistTable)
    .orderBy(desc(artistTable.monthlyListeners), artistTable.id)
    .limit(limit);
}
