import type { AppModule } from '../../platform/app.ts';
import { expireStories } from './expire-stories.ts';
import { renewDemoStories } from './renew-demo-stories.ts';

/** Milliseconds; expired stories are hidden before. */
const minute = 60_000;
const hour = 60 * minute;

export const storyJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: 'stories.expire',
    every: minute,
    run: () => expireStories(dependencies),
  });
  app.jobs.define({
    // A pending job that nobody takes would count as late.
    name: 'stories.demo',
    every: hour,
    isLong: true,
    run: async () => {
      if (dependencies.config.demo) await renewDemoStories(dependencies);
    },
  });
};
