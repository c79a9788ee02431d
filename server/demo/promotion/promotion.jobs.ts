import type { AppModule } from '../../platform/app.ts';
import { drawDemoCanvas, drawJob } from './draw-canvas.ts';
import { renewDemoStories } from './renew-stories.ts';

/** Milliseconds. */
const hour = 3_600_000;

export const promotionJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: drawJob,
    lane: 'hours',
    run: ({ payload }) => drawDemoCanvas(dependencies, payload as { canvasId: string }),
  });
  app.jobs.define({
    // A pending job that nobody takes would count as late.
    name: 'stories.demo',
    every: hour,
    lane: 'hours',
    run: async () => {
      if (dependencies.config.demo) await renewDemoStories(dependencies);
    },
  });
};
