import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { concertLimits } from '#contract/concert-choices.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { stagePicture, tooLargePicture } from '../../../media/stage-picture.ts';
import { getBodyLimit, takeUploads } from '../../accounts/service-setting/index.ts';
import { picturePurpose } from './concert-picture.ts';
import { findPicture } from './concert.repository.ts';

const limit = { most: 60, window: 15 * 60 * 1000 } as const;

const { pictureBytes } = concertLimits;

/** Held in memory. */
const picture = {
  most: pictureBytes,
  room: { perPerson: 2, bytes: 4 * pictureBytes },
  tooLarge: () => tooLargePicture(pictureBytes),
} as const;

/** Pixels. */
const side = 1200;

const caching = 'public, max-age=86400';

export const concertPictureRoutes: AppModule = (app, { db, assets }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/concerts/:id/picture',
    config: { access: 'public', skipsQueue: true },
    schema: {
      params: z.strictObject({ id: idSchema }),
      querystring: z.strictObject({ v: z.optional(z.string()) }),
    },
    async handler(request, reply) {
      const { id } = request.params;
      const asset = await findPicture(db, id);
      if (asset === null) throw problem('not-found');
      return sendContent(request, reply, { content: assets.content(asset), caching });
    },
  });
};

/** The body is the file; saving a concert claims it. */
export const concertUploadRoutes: AppModule = (app, dependencies) => {
  const take = takeUploads(app, dependencies, { name: 'concert', limit, kinds: { picture } });

  serve(
    app,
    'PUT /promotion/uploads/concert-picture',
    {
      access: { permission: 'promotion.open' },
      bodyMost: getBodyLimit(pictureBytes),
      opensTransaction: true,
    },
    async (request, reply) => {
      const sent = await buffer(await take(request, reply, 'picture'));
      const { id: owner } = getViewer(request);
      const staging = { owner, purpose: picturePurpose, side };
      return { picture: await stagePicture(dependencies.assets, sent, staging) };
    },
  );
};
