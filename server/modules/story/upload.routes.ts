import { buffer } from 'node:stream/consumers';
import { storyFileSchema } from '#contract/story.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { bodyMostOf, takeUploads } from '../service-setting/take-uploads.ts';
import { readAudio } from './read-audio.ts';
import { readPhoto } from './read-photo.ts';
import { readVideo } from './read-video.ts';
import { refusedFile } from './refused-file.ts';
import { storyPurpose } from './story-uses.ts';

/** Files of one person: 60 in 15 minutes. */
const limit = { most: 60, window: 15 * 60 * 1000 } as const;

const { bytes: most } = storyLimits;

const takenOf = (kind: keyof typeof most, room: { perPerson: number; bytes: number }) => ({
  most: most[kind],
  room,
  tooLarge: () => {
    const megabytes = most[kind] / 1024 / 1024;
    return refusedFile(fill(sentences.stories[kind].tooLarge, { megabytes }), 413);
  },
});

/** All are held in memory. */
const taken = {
  photo: takenOf('photo', { perPerson: 2, bytes: 8 * most.photo }),
  video: takenOf('video', { perPerson: 1, bytes: 3 * most.video }),
  audio: takenOf('audio', { perPerson: 2, bytes: 8 * most.audio }),
} as const;

const kinds = [
  ['photo', readPhoto],
  ['video', readVideo],
  ['audio', readAudio],
] as const;

/** Files of stories, sent as they are: the body is the file. Delivering a story makes it its own. */
export const storyUploadRoutes: AppModule = (app, dependencies) => {
  const take = takeUploads(app, dependencies, { limit, kinds: taken });

  for (const [kind, read] of kinds) {
    app.put(
      `/api/promotion/uploads/story-${kind}`,
      {
        config: { access: { permission: 'promotion.open' }, bodyMost: bodyMostOf(most[kind]) },
        schema: { response: { 200: storyFileSchema } },
      },
      async (request, reply) => {
        const sent = await buffer(await take(request, reply, kind));
        const { content, type, seconds } = await read(sent);
        const staged = { owner: viewerOf(request).id, purpose: storyPurpose(kind), type };
        return { file: await dependencies.assets.stage(content, staged), seconds };
      },
    );
  }
};
