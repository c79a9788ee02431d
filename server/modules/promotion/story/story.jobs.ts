import type { AppModule } from '../../../platform/app.ts';
import { expireStories } from './expire-stories.ts';

/** Milliseconds; expired stories are hidden before. */
const minute = 60_000;

export const storyJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: 'stories.expire',
    lane: 'seconds',
    every: minute,
    run: () => expireStories(dependencies),
  });
};
