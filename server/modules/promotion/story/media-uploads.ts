import type { Readable } from 'node:stream';
import type { CallName } from '#contract/calls/index.ts';
import type { LargeFilePath } from '#contract/calls/large-file.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { takeLargeFiles } from '../../accounts/upload/index.ts';
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

/** The staged file's purpose. */
type Upload = { purpose: string } & (
  | { kind: 'photo'; call: `PUT /promotion/uploads/${string}` & CallName }
  | { kind: 'video' | 'audio'; call: `PUT ${LargeFilePath}` & CallName; path: LargeFilePath }
);

const access = { permission: 'promotion.open' } as const;

/** Routes that stage a photo, video or sound; the body is the file, or a part of it. */
export function takeMedia(
  app: App,
  dependencies: Dependencies,
  name: string,
  uploads: readonly Upload[],
): void {
  const take = takeUploads(app, dependencies, { name, limit, kinds: limits });
  for (const upload of uploads) {
    const { call, kind, purpose } = upload;
    const bodyMost = getBodyLimit(most[kind]);
    const check = (owner: string, sent: Readable) =>
      stages[kind](dependencies.assets, { owner, purpose }, sent);
    serve(app, call, { access, bodyMost, opensTransaction: true }, async (request, reply) =>
      check(getViewer(request).id, await take(request, reply, kind)),
    );
    if (upload.kind !== 'photo') {
      const { path } = upload;
      takeLargeFiles(app, dependencies, { path, access, purpose, ...limits[kind], check });
    }
  }
}
