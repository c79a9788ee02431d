import type { AppModule } from '../../../platform/app.ts';
import { takeMedia } from './media-uploads.ts';
import { storyPurpose } from './story-uses.ts';

export const storyUploadRoutes: AppModule = (app, dependencies) =>
  takeMedia(app, dependencies, 'story', [
    {
      call: 'PUT /promotion/uploads/story-photo',
      kind: 'photo',
      purpose: storyPurpose('photo'),
    },
    {
      call: 'PUT /promotion/uploads/story-video',
      path: '/promotion/uploads/story-video',
      kind: 'video',
      purpose: storyPurpose('video'),
    },
    {
      call: 'PUT /promotion/uploads/story-audio',
      path: '/promotion/uploads/story-audio',
      kind: 'audio',
      purpose: storyPurpose('audio'),
    },
  ]);
