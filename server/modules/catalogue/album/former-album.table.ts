import { pgTable, text } from '#drizzle/pg-core.ts';

/** Old addresses lead to the album that the songs went to, which may be a former one itself. */
export const formerAlbumTable = pgTable('former_album', {
  id: text('id').primaryKey(),
  intoId: text('into_id').notNull(),
});
