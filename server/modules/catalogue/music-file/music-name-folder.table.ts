import { integer, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import type { CodePage, NameFolderState } from '#contract/music-name.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';
import { musicFolderTable } from './music-folder.table.ts';

/** Folders of albums with names that are marked as Latin-1. See docs/product/imported-music.md. */
export const musicNameFolderTable = pgTable(
  'music_name_folder',
  {
    id: text('id').primaryKey(),
    folderId: text('folder_id')
      .notNull()
      .references(() => musicFolderTable.id),
    /** Below the root, without folders of discs. */
    path: bytes('path').notNull(),
    state: text('state').$type<NameFolderState>().notNull().default('suspected'),
    /** Proposed, or that names are read in; null where Latin-1 is right. */
    codePage: text('code_page').$type<CodePage>(),
    version: integer('version').notNull().default(0),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Leads nowhere once the account is deleted. */
    decidedById: text('decided_by_id'),
  },
  (table) => [uniqueIndex('music_name_folder_path_index').on(table.folderId, table.path)],
);
