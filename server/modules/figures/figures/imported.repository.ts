import { and, gt, inArray, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { findArtistNames } from '../../catalogue/artist/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { summedDays } from './artist-summary.ts';
import { daysBefore } from '../../../platform/days.ts';
import { importedDayTable, importedTrackTable } from './imported.table.ts';
import { insertMonths, markMonths } from './month-to-close.repository.ts';
import { getArtists, type ImportedDay, type ImportedFigures } from './read-import.ts';

export async function replaceImports(tx: Db, { days, tracks }: ImportedFigures): Promise<void> {
  const artistIds = getArtists({ days, tracks });
  await tx.execute(sql`
    with deleted as (
      delete from ${importedDayTable} where ${anyOf(importedDayTable.artistId, artistIds)}
      returning artist_id, day
    ) ${insertMonths(sql`deleted`)}`);
  const theirTracks = tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(anyOf(trackTable.artistId, artistIds));
  await tx.delete(importedTrackTable).where(inArray(importedTrackTable.trackId, theirTracks));
  await insertAll(tx, importedDayTable, days);
  await markMonths(tx, days);
  await insertAll(
    tx,
    importedTrackTable,
    tracks.map(({ artistId: _, ...track }) => track),
  );
}

export async function findKnown(
  db: Db,
  { artistIds, trackIds }: { artistIds: readonly string[]; trackIds: readonly string[] },
): Promise<{ artists: Set<string>; artistOf: Map<string, string> }> {
  const artists = await findArtistNames(db, artistIds);
  const tracks = await db
    .select({ id: trackTable.id, artistId: trackTable.artistId })
    .from(trackTable)
    .where(anyOf(trackTable.id, trackIds));
  return {
    artists: new Set(artists.map(({ id }) => id)),
    artistOf: new Map(tracks.map(({ id, artistId }) => [id, artistId])),
  };
}

export async function findImportedDays(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, ImportedDay[]>> {
  const days = await db
    .select()
    .from(importedDayTable)
    .where(
      and(
        anyOf(importedDayTable.artistId, artistIds),
        gt(importedDayTable.day, daysBefore(today, summedDays)),
        lte(importedDayTable.day, today),
      ),
    )
    .orderBy(importedDayTable.day);
  return Map.groupBy(days, ({ artistId }) => artistId);
}
