import { asc, eq, isNotNull } from '#drizzle/orm.ts';
import { editorialLimits } from '#contract/editorial-limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { playlistTable } from '../../modules/listening/playlist/playlist.table.ts';
import { userTable } from '../../modules/people/user/user.table.ts';
import { toFeaturedOrder } from '../../modules/listening/playlist/editorial-playlist.repository.ts';
import { editorialPlaylistTable } from '../../modules/listening/playlist/editorial-playlist.table.ts';

/** Gives two playlists each priority. One that a migration converted only gets its category. */
export async function addEditorialDemo(tx: Db): Promise<void> {
  const { editorialCategories } = await import('#sample/lists/editorial-categories.ts');
  const featured = await tx
    .select({ id: playlistTable.id, createdBy: userTable.displayName })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(isNotNull(playlistTable.featuredPosition))
    .orderBy(asc(playlistTable.featuredPosition), asc(playlistTable.id));
  for (const [index, { id, createdBy }] of featured.entries()) {
    const category = editorialCategories[id];
    if (category === undefined) continue;
    const priority = Math.min(Math.floor(index / 2) + 1, editorialLimits.priorityMax);
    const [made] = await tx
      .insert(editorialPlaylistTable)
      .values({ playlistId: id, category, priority, createdBy })
      .onConflictDoUpdate({ target: editorialPlaylistTable.playlistId, set: { category } })
      .returning({
        number: editorialPlaylistTable.number,
        priority: editorialPlaylistTable.priority,
      });
    if (made === undefined) continue;
    await tx
      .update(playlistTable)
      .set({ featuredPosition: toFeaturedOrder(made.priority, made.number) })
      .where(eq(playlistTable.id, id));
  }
}
