import { eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { EditorialAct } from './change-owned.ts';
import { playlistTrackTable } from './playlist-track.table.ts';

export const adding = (trackId: string) => actOnTrack('editorial.addTrack', trackId);

export const removing = (trackId: string) => actOnTrack('editorial.removeTrack', trackId);

export const moving =
  (entryId: string, beforeEntryId: string | null): EditorialAct =>
  async (tx) => ({
    action: 'editorial.moveTrack',
    after: {
      title: await titleOfEntry(tx, entryId),
      next: beforeEntryId === null ? null : await titleOfEntry(tx, beforeEntryId),
    },
  });

/** The log names tracks by title. */
const actOnTrack =
  (action: string, trackId: string): EditorialAct =>
  async (tx) => {
    const [row] = await tx
      .select({ title: trackTable.title })
      .from(trackTable)
      .where(eq(trackTable.id, trackId));
    return { action, after: { title: row?.title ?? null } };
  };

async function titleOfEntry(tx: Db, entryId: string): Promise<string | null> {
  const [row] = await tx
    .select({ title: trackTable.title })
    .from(playlistTrackTable)
    .innerJoin(trackTable, eq(trackTable.id, playlistTrackTable.trackId))
    .where(eq(playlistTrackTable.id, entryId));
  return row?.title ?? null;
}
