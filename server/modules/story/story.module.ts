import type { AppModule } from '../../platform/app.ts';
import { expireStories } from './expire-stories.ts';
import { storyListenerRoutes } from './listener.routes.ts';
import { renewDemoStories } from './renew-demo-stories.ts';
import { storyRoutes } from './story.routes.ts';
import { storyUploadRoutes } from './upload.routes.ts';

/** Milliseconds; expired stories are hidden before. */
const minute = 60_000;
const hour = 60 * minute;

export const storyModule: AppModule = async (app, dependencies) => {
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
  await storyRoutes(app, dependencies);
  await storyListenerRoutes(app, dependencies);
  // Bodies are files, which need their own parsers.
  await app.register(async (scope) => storyUploadRoutes(scope, dependencies));
};
