import type { CallName } from '#contract/calls/index.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { getBodyLimit, takeUploads } from '../../accounts/service-setting/index.ts';
import { tooLargeFile } from './refused-file.ts';
import { stageAudio } from './stage-audio.ts';
import { stagePhoto } from './stage-photo.ts';
import { stageVideo } from './stage-video.ts';

/** Per person. */
const limit = { most: 60, window: 15 * 60 * 1000 } as const;

const { bytes: most } = storyLimits;

type MediaKind = keyof typeof most;

const getUploadLimits = (kind: MediaKind, room: { perPerson: number; bytes: number }) => ({
  most: most[kind],
  room,
  tooLarge: () => tooLargeFile(kind),
});

/** Photos are buffered, others streamed. */
const limits = {
  photo: getUploadLimits('photo', { perPerson: 2, bytes: 8 * most.photo }),
  video: getUploadLimits('video', { perPerson: 1, bytes: 3 * most.video }),
  audio: getUploadLimits('audio', { perPerson: 2, bytes: 8 * most.audio }),
} as const;

const stages = { photo: stagePhoto, video: stageVideo, audio: stageAudio } as const;

type Upload = {
  call: `PUT /promotion/uploads/${'story' | 'marquee'}-${string}` & CallName;
  kind: MediaKind;
  /** The staged file's. */
  purpose: string;
};

/** Routes that stage a photo, video or sound; the body is the file. */
export function takeMedia(app: App, dependencies: Dependencies, uploads: readonly Upload[]): void {
  const take = takeUploads(app, dependencies, { limit, kinds: limits });
  for (const { call, kind, purpose } of uploads) {
    serve(
      app,
      call,
      {
        access: { permission: 'promotion.open' },
        bodyMost: getBodyLimit(most[kind]),
        opensTransaction: true,
      },
      async (request, reply) => {
        const sent = await take(request, reply, kind);
        return stages[kind](dependencies.assets, { owner: getViewer(request).id, purpose }, sent);
      },
    );
  }
}
