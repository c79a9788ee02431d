import { storyFileSchema } from '#contract/story.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { bodyMostOf, takeUploads } from '../service-setting/take-uploads.ts';
import { tooLargeFile } from './refused-file.ts';
import { stageAudio } from './stage-audio.ts';
import { stagePhoto } from './stage-photo.ts';
import { stageVideo } from './stage-video.ts';

/** Per person. */
const limit = { most: 60, window: 15 * 60 * 1000 } as const;

const { bytes: most } = storyLimits;

const takenOf = (kind: keyof typeof most, room: { perPerson: number; bytes: number }) => ({
  most: most[kind],
  room,
  tooLarge: () => tooLargeFile(kind),
});

/** Photos are buffered, others streamed. */
const taken = {
  photo: takenOf('photo', { perPerson: 2, bytes: 8 * most.photo }),
  video: takenOf('video', { perPerson: 1, bytes: 3 * most.video }),
  audio: takenOf('audio', { perPerson: 2, bytes: 8 * most.audio }),
} as const;

const kinds = [
  ['photo', stagePhoto],
  ['video', stageVideo],
  ['audio', stageAudio],
] as const;

/** The body is the file. */
export const storyUploadRoutes: AppModule = (app, dependencies) => {
  const take = takeUploads(app, dependencies, { limit, kinds: taken });

  for (const [kind, stage] of kinds) {
    app.put(
      `/api/promotion/uploads/story-${kind}`,
      {
        config: { access: { permission: 'promotion.open' }, bodyMost: bodyMostOf(most[kind]) },
        schema: { response: { 200: storyFileSchema } },
      },
      async (request, reply) => {
        const sent = await take(request, reply, kind);
        return stage(dependencies.assets, viewerOf(request).id, sent);
      },
    );
  }
};
