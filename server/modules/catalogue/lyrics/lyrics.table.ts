import { jsonb, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import type { Lyrics } from '#contract/lyrics.ts';
import { trackTable } from '../track/track.table.ts';

/** Where lyrics come from, the strongest first. */
export const lyricsSources = ['given', 'beside', 'tags'] as const;

export type LyricsSource = (typeof lyricsSources)[number];

/** See docs/product/lyrics.md. */
export const lyricsTable = pgTable(
  'lyrics',
  {
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    source: text('source').$type<LyricsSource>().notNull(),
    kind: text('kind').$type<Lyrics['kind']>().notNull(),
    /** As in BCP 47. */
    language: text('language'),
    lines: jsonb('lines').$type<Lyrics['lines']>().notNull(),
    /** Of a file beside the song: its imported folder, and what is equal while it is unchanged. */
    folderId: text('folder_id'),
    mark: text('mark'),
  },
  (table) => [primaryKey({ columns: [table.trackId, table.source] })],
);
