import { and, eq, gt, isNull, sql } from '#drizzle/orm.ts';
import { albumTable } from '../../modules/catalogue/album/album.table.ts';
import { artistTable } from '../../modules/catalogue/artist/artist.table.ts';
import { canvasTable } from '../../modules/promotion/canvas/canvas.table.ts';
import { storyTable } from '../../modules/promotion/story/story.table.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';

/** Returns null for a canvas that has its video, or whose track is unreleased or gone. */
export async function findUndrawn(db: Db, canvasId: string) {
  const [canvas] = await db
    .select({ genre: albumTable.genre })
    .from(canvasTable)
    .innerJoin(trackTable, eq(trackTable.id, canvasTable.trackId))
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(and(eq(canvasTable.id, canvasId), isNull(canvasTable.video)));
  return canvas ?? null;
}

/** Leaves out artists with a current story. */
export function findArtistsWithoutStory(db: Db, wanted: readonly string[], now: Date) {
  const current = db
    .select({ id: storyTable.id })
    .from(storyTable)
    .where(and(sql`${storyTable.artistId} = ${artistTable.id}`, gt(storyTable.expiresAt, now)));
  return db
    .select({ id: artistTable.id, genre: artistTable.genre })
    .from(artistTable)
    .where(and(anyOf(artistTable.id, wanted), sql`not exists ${current}`));
}
