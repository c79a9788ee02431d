import { eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findTrackCard, trackTitle } from '../../catalogue/track/index.ts';
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
    const track = await findTrackCard(tx, trackId);
    return { action, after: { title: track?.title ?? null } };
  };

async function titleOfEntry(tx: Db, entryId: string): Promise<string | null> {
  const [row] = await tx
    .select({ title: trackTitle(playlistTrackTable.trackId) })
    .from(playlistTrackTable)
    .where(eq(playlistTrackTable.id, entryId));
  return row?.title ?? null;
}
