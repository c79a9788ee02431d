import { index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import type { DataExport } from '#contract/data-export.ts';
import { userTable } from '../../people/user/user.table.ts';

/** The latest export, until a day after it was made. */
export const dataExportTable = pgTable(
  'data_export',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    state: text('state').$type<DataExport['state']>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('data_export_id_index').on(table.id),
    index('data_export_finished_at_index').on(table.finishedAt),
  ],
);
