import type { AppModule } from '../../../platform/app.ts';
import { countEngagement, findSeenSince } from './canvas-view.repository.ts';

const hour = 3_600_000;

/** A like counts for so long after a view. */
const patience = 25 * hour;

export const canvasJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'canvas.engagement',
    lane: 'hours',
    every: hour,
    async run() {
      const seen = await findSeenSince(db, new Date(clock().getTime() - patience));
      // Sequential: nobody waits for these statements.
      for (const id of seen) await countEngagement(db, id);
    },
  });
};
