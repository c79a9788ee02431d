import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { trackTable } from '../track/track.table.ts';
import type { PlayableTrack } from './audio.routes.ts';

const columns = { id: trackTable.id, genre: albumTable.genre, duration: trackTable.duration };

/** What the sound of a track depends on, or null. Its genre is its album's. */
export async function findPlayableTrack(db: Db, id: string): Promise<PlayableTrack | null> {
  const [row] = await db
    .select(columns)
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(eq(trackTable.id, id));
  return row ?? null;
}

/** The most played tracks, the first ones first. */
export function findPopularTracks(db: Db, limit: number): Promise<PlayableTrack[]> {
  return db
    .select(columns)
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(eq(trackTable.isPopular, true))
    .orderBy(desc(trackTable.playCount), trackTable.id)
    .limit(limit);
}
