import * as z from 'zod/mini';
import { marqueeAssetKinds } from '#contract/marquee-limits.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { problem } from '../../../platform/problems.ts';
import { signedQuerySchema } from '../../../platform/signed-path.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { takeMedia } from '../story/index.ts';
import { filePath, filePurpose } from './marquee-files.ts';
import { findFile } from './marquee.repository.ts';

/** In seconds, because another file may take its place. */
const caching = 'private, max-age=300';

export const marqueeFileRoutes: AppModule = (app, dependencies) => {
  const { db, assets } = dependencies;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/marquee/:id/:kind',
    config: { access: 'public', skipsQueue: true },
    schema: {
      params: z.strictObject({ id: idSchema, kind: z.enum(marqueeAssetKinds) }),
      querystring: signedQuerySchema,
    },
    async handler(request, reply) {
      const { id, kind } = request.params;
      const { query } = request;
      await checkSignedPath(dependencies, { request, path: filePath(kind, id), query });
      const asset = await findFile(db, kind, id);
      if (asset === null) throw problem('not-found');
      return sendContent(request, reply, { content: assets.content(asset), caching });
    },
  });
};

/** Saving a campaign claims the file. */
export const marqueeUploadRoutes: AppModule = (app, dependencies) =>
  takeMedia(app, dependencies, 'marquee', [
    {
      call: 'PUT /promotion/uploads/marquee-image',
      kind: 'photo',
      purpose: filePurpose('image'),
    },
    {
      call: 'PUT /promotion/uploads/marquee-video',
      path: '/promotion/uploads/marquee-video',
      kind: 'video',
      purpose: filePurpose('video'),
    },
    {
      call: 'PUT /promotion/uploads/marquee-audio',
      path: '/promotion/uploads/marquee-audio',
      kind: 'audio',
      purpose: filePurpose('audio'),
    },
  ]);
