import type { AppModule } from '../../../platform/app.ts';
import { closeMonths } from './close-months.ts';
import { sendStatementEmails } from './notify-statements.ts';

/** Milliseconds. */
const closeEvery = 3_600_000;

export const statementJobs: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'statement.close',
    every: closeEvery,
    lane: 'hours',
    run: ({ signal }) => closeMonths(db, clock(), { signal }),
  });
  sendStatementEmails(app, dependencies);
};
