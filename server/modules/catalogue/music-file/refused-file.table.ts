import { pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { Refusal } from '../../../media/music/scanned-sound.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';
import { musicFolderTable } from './music-folder.table.ts';

/** Files that were not taken; they are read again when they change. */
export const refusedFileTable = pgTable(
  'refused_file',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => musicFolderTable.id),
    path: bytes('path').notNull(),
    /** Equal for an unchanged file. */
    mark: text('mark').notNull(),
    reason: text('reason').$type<Refusal>().notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.path] })],
);
