import type { AppModule } from '../../platform/app.ts';
import { takeMedia } from './media-uploads.ts';
import { storyPurpose } from './story-uses.ts';

export const storyUploadRoutes: AppModule = (app, dependencies) =>
  takeMedia(app, dependencies, [
    {
      url: '/api/promotion/uploads/story-photo',
      kind: 'photo',
      purpose: storyPurpose('photo'),
    },
    {
      url: '/api/promotion/uploads/story-video',
      kind: 'video',
      purpose: storyPurpose('video'),
    },
    {
      url: '/api/promotion/uploads/story-audio',
      kind: 'audio',
      purpose: storyPurpose('audio'),
    },
  ]);
