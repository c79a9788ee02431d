import { index, integer, pgTable, text } from '#drizzle/pg-core.ts';
import type { EditorialCategory } from '#contract/editorial-playlist.ts';
import { playlistTable } from './playlist.table.ts';

/**
 * Only editors change a playlist with a row here. An active one is public and featured (see
 * `toFeaturedOrder`), others neither.
 */
export const editorialPlaylistTable = pgTable(
  'editorial_playlist',
  {
    playlistId: text('playlist_id')
      .primaryKey()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    category: text('category').$type<EditorialCategory>().notNull(),
    /** From 1 (first) to 10. */
    priority: integer('priority').notNull(),
    /** A foreign address, which the server never fetches. */
    coverAddress: text('cover_address'),
    createdBy: text('created_by').notNull(),
    createdById: text('created_by_id'),
    /** Changes of the tracks do not raise it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('editorial_playlist_created_by_index').on(table.createdById)],
);
