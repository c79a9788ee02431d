import { pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { Refusal } from '#contract/music-folder.ts';
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
    /** For searches; bytes that are no UTF-8 are replaced. */
    name: text('name'),
    /** Equal for an unchanged file. */
    mark: text('mark').notNull(),
    reason: text('reason').$type<Refusal>().notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** By the last walk. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.path] })],
);
