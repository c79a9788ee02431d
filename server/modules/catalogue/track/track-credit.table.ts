import { index, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { trackTable } from './track.table.ts';

export const creditRoles = ['main', 'featured'] as const;

/** The people of an imported track. */
export const trackCreditTable = pgTable(
  'track_credit',
  {
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    role: text('role').$type<(typeof creditRoles)[number]>().notNull(),
    /** As printed. */
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackId, table.position] }),
    index('track_credit_artist_index').on(table.artistId),
  ],
);
