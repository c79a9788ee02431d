import type { AppModule } from '../../platform/app.ts';
import { expireStories } from './expire-stories.ts';
import { storyListenerRoutes } from './listener.routes.ts';
import { renewDemoStories } from './renew-demo-stories.ts';
import { storyRoutes } from './story.routes.ts';
import { storyUploadRoutes } from './upload.routes.ts';

/** Milliseconds between removals; expired stories are hidden before. */
const minute = 60_000;
const hour = 60 * minute;

export const storyModule: AppModule = async (app, dependencies) => {
  app.jobs.define({
    name: 'stories.expire',
    every: minute,
    run: () => expireStories(dependencies),
  });
  app.jobs.define({
    // Defined outside demo mode too, because a pending job that nobody takes would count as late
    // for ever.
    name: 'stories.demo',
    every: hour,
    isLong: true,
    run: async () => {
      if (dependencies.config.demo) await renewDemoStories(dependencies);
    },
  });
  await storyRoutes(app, dependencies);
  await storyListenerRoutes(app, dependencies);
  // Bodies are files, so these routes have their own parsers.
  await app.register(async (scope) => storyUploadRoutes(scope, dependencies));
};
