import { sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { upsertAll } from '../../platform/database/upsert-all.ts';
import { artistDayTable } from './artist-day.table.ts';
import { type DayFigures, emptyParts } from './day-figures.ts';

export type ArtistDay = { artistId: string; day: string } & DayFigures;

type DayKey = Pick<ArtistDay, 'artistId' | 'day'>;

/**
 * The days as they are counted so far, which nobody else may change until the transaction ends; those that are
 * not there yet come into being. In one order everywhere, so that no two servers wait for each other.
 */
export async function lockDays(tx: Db, keys: readonly DayKey[]): Promise<ArtistDay[]> {
  const wanted = sql`unnest(${sql.param(keys.map(({ artistId }) => artistId))}::text[],
    ${sql.param(keys.map(({ day }) => day))}::date[]) as wanted (artist_id, day)`;
  await tx.execute(sql`
    insert into ${artistDayTable} (artist_id, day, streams, skips, seconds, earned, listeners, parts)
    select artist_id, day, 0, 0, 0, 0, '{}', ${JSON.stringify(emptyParts())}::json
    from ${wanted} order by artist_id, day
    on conflict do nothing`);
  return tx
    .select()
    .from(artistDayTable)
    .where(sql`(artist_id, day) in (select artist_id, day from ${wanted})`)
    .orderBy(artistDayTable.artistId, artistDayTable.day)
    .for('update');
}

/** Writes days in place of what was counted of them before. */
export async function writeDays(tx: Db, days: readonly ArtistDay[]): Promise<void> {
  await upsertAll(
    tx,
    artistDayTable,
    days.map(({ listeners, ...day }) => ({ ...day, listeners: [...listeners] })),
  );
}

/** Forgets all days of artists. */
export async function deleteDays(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(artistDayTable).where(anyOf(artistDayTable.artistId, artistIds));
}
