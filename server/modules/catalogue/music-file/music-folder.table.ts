import { pgTable, text } from '#drizzle/pg-core.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';

/** Folders of the operator's that were imported. */
export const musicFolderTable = pgTable('music_folder', {
  id: text('id').primaryKey(),
  /** Absolute, without links. */
  path: bytes('path').notNull().unique(),
});
