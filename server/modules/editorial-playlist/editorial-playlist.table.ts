import { integer, pgTable, text } from '#drizzle/pg-core.ts';
import type { EditorialCategory } from '#contract/editorial-playlist.ts';
import { playlistTable } from '../playlist/playlist.table.ts';

/**
 * What a playlist of the house has besides: who has a row here is changed by the editors alone. An active one is
 * public and has a place among the featured (see `featuredPlace`), any other has neither.
 */
export const editorialPlaylistTable = pgTable('editorial_playlist', {
  playlistId: text('playlist_id')
    .primaryKey()
    .references(() => playlistTable.id, { onDelete: 'cascade' }),
  /** In the order in which they were made, which decides among equal priorities. */
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
  category: text('category').$type<EditorialCategory>().notNull(),
  /** From 1, which is shown first, to 10. */
  priority: integer('priority').notNull(),
  /** Of the picture, which the browser loads and the server never does; null where there is none. */
  coverAddress: text('cover_address'),
  /** Name of who made it, as it was then. */
  createdBy: text('created_by').notNull(),
  createdById: text('created_by_id'),
  /** Rises with every change but those of its tracks, so that the later of two editors is told. */
  version: integer('version').notNull().default(1),
});
