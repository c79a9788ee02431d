import type { AppModule } from '../../../platform/app.ts';
import { isShared } from '../../../platform/database/shared-engine.ts';
import { findUntidy, tidyTable } from './tidy-tables.repository.ts';

/**
 * Does for the embedded engine, which has no processes of its own, what autovacuum does on
 * PostgreSQL. Calls are answered between two tables. Source: docs/decisions/database.md.
 */
export const tidyTables: AppModule = (app, { db }) => {
  if (isShared(db)) return;
  app.jobs.define({
    name: 'system.tidy',
    lane: 'minutes',
    every: 10 * 60_000,
    run: async ({ signal }) => {
      for (const table of await findUntidy(db)) {
        if (signal.aborted) return;
        await tidyTable(db, table);
      }
    },
  });
};
