import { defineModule } from '../../../platform/module.ts';
import { storyListenerRoutes } from './listener.routes.ts';
import { storyJobs } from './story.jobs.ts';
import { storyRoutes } from './story.routes.ts';
import { storyUploadRoutes } from './upload.routes.ts';

export const storyModule = defineModule({
  name: 'story',
  routes: [storyRoutes, storyListenerRoutes, storyUploadRoutes],
  jobs: [storyJobs],
});

export { takeMedia } from './media-uploads.ts';
export { findStoryRings, findStoryState } from './story-ring.repository.ts';
export { storyPromotion } from './story-promotion.repository.ts';
