import type { AppModule } from '../../../platform/app.ts';
import { isShared } from '../../../platform/database/shared-engine.ts';
import { tidyTables as tidy } from '../../../platform/database/tidy-tables.ts';

export const tidyTables: AppModule = (app, { db }) => {
  if (isShared(db)) return;
  app.jobs.define({
    name: 'system.tidy',
    lane: 'minutes',
    every: 10 * 60_000,
    run: ({ signal }) => tidy(db, signal),
  });
};
