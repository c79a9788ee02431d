import { buffer } from 'node:stream/consumers';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { stagePicture, tooLargePicture } from '../../../media/stage-picture.ts';
import { takeLargeFiles } from '../../accounts/upload/index.ts';
import { getBodyLimit, takeUploads } from '../../accounts/service-setting/index.ts';
import { thumbnailPurpose, videoPurpose } from './canvas-uses.ts';
import { refusedVideo, stageVideo } from './stage-video.ts';

const limit = { most: 60, window: 15 * 60 * 1000 } as const;

const { bytes: videoBytes, thumbnailBytes } = canvasLimits;

/** Videos go straight to disk; pictures are held in memory. */
const kinds = {
  video: {
    most: videoBytes,
    room: { perPerson: 2, bytes: 8 * videoBytes },
    tooLarge: () => refusedVideo('tooLarge'),
  },
  thumbnail: {
    most: thumbnailBytes,
    room: { perPerson: 2, bytes: 16 * thumbnailBytes },
    tooLarge: () => tooLargePicture(thumbnailBytes),
  },
} as const;

/** Pixels. */
const side = 480;

/** The body is the file; submitting a canvas claims it. */
export const canvasUploadRoutes: AppModule = (app, dependencies) => {
  const take = takeUploads(app, dependencies, { name: 'canvas', limit, kinds });
  const access = { permission: 'promotion.open' } as const;

  serve(
    app,
    'PUT /promotion/uploads/canvas',
    { access, bodyMost: getBodyLimit(videoBytes), opensTransaction: true },
    async (request, reply) => {
      const sent = await take(request, reply, 'video');
      return stageVideo(dependencies, getViewer(request).id, sent);
    },
  );
  takeLargeFiles(app, dependencies, {
    path: '/promotion/uploads/canvas',
    access,
    purpose: videoPurpose,
    ...kinds.video,
    check: (owner, file) => stageVideo(dependencies, owner, file),
  });

  serve(
    app,
    'PUT /promotion/uploads/canvas-thumbnail',
    { access, opensTransaction: true },
    async (request, reply) => {
      const sent = await buffer(await take(request, reply, 'thumbnail'));
      const { id: owner } = getViewer(request);
      const staging = { owner, purpose: thumbnailPurpose, side };
      return { thumbnail: await stagePicture(dependencies.assets, sent, staging) };
    },
  );
};
