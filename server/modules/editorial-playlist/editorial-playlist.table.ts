import { integer, pgTable, text } from '#drizzle/pg-core.ts';
import type { EditorialCategory } from '#contract/editorial-playlist.ts';
import { playlistTable } from '../playlist/playlist.table.ts';

/**
 * Editorial attributes of a playlist; only editors change a playlist with a row here. An active
 * one is public and featured (see `featuredPlace`), any other is neither.
 */
export const editorialPlaylistTable = pgTable('editorial_playlist', {
  playlistId: text('playlist_id')
    .primaryKey()
    .references(() => playlistTable.id, { onDelete: 'cascade' }),
  /** In order of creation, which decides among equal priorities. */
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
  category: text('category').$type<EditorialCategory>().notNull(),
  /** From 1 (first) to 10. */
  priority: integer('priority').notNull(),
  /** A foreign picture's address, which the server never fetches. */
  coverAddress: text('cover_address'),
  /** Name of its editor at that time. */
  createdBy: text('created_by').notNull(),
  createdById: text('created_by_id'),
  /** Rises with every change except of its tracks. */
  version: integer('version').notNull().default(1),
});
