import type { AppModule } from '../../platform/app.ts';
import { expireStories } from './expire-stories.ts';
import { storyListenerRoutes } from './listener.routes.ts';
import { renewDemoStories } from './renew-demo-stories.ts';
import { storyRoutes } from './story.routes.ts';
import { storyUploadRoutes } from './upload.routes.ts';

/** Milliseconds after which what has expired is removed; nobody sees it meanwhile. */
const minute = 60_000;
const hour = 60 * minute;

/** What artists show for a day: made by them, seen by listeners, gone with its files. */
export const storyModule: AppModule = async (app, dependencies) => {
  app.jobs.define({
    name: 'stories.expire',
    every: minute,
    run: () => expireStories(dependencies),
  });
  app.jobs.define({
    // Also where the demo was switched off: what nobody takes would be late for ever.
    name: 'stories.demo',
    every: hour,
    isLong: true,
    run: async () => {
      if (dependencies.config.demo) await renewDemoStories(dependencies);
    },
  });
  await storyRoutes(app, dependencies);
  await storyListenerRoutes(app, dependencies);
  // Its bodies are files, so it has parsers of its own.
  await app.register(async (scope) => storyUploadRoutes(scope, dependencies));
};
