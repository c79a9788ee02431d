import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { signedQuerySchema } from '../../../platform/signed-path.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { mediumPath, type ReleaseMedium } from '../../catalogue/track/index.ts';
import { canPreview } from './can-preview.repository.ts';
import { findStored } from './release.repository.ts';

const form = { width: 640, format: 'webp' } as const;

/** For holders of a signed address. */
export const releaseMediaRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets, media } = dependencies;
  type Query = z.infer<typeof signedQuerySchema>;
  const check = async (request: FastifyRequest, medium: ReleaseMedium, query: Query) => {
    await checkSignedPath(dependencies, { request, path: mediumPath(medium), query });
    const { releaseId } = medium;
    const hearing = { sessionId: query.n ?? '', releaseId, now: clock() };
    if (!(await canPreview(db, hearing))) throw problem('forbidden');
  };

  app.get(
    '/api/releases/:id/cover/:cover',
    {
      config: { access: 'public' },
      schema: {
        params: z.strictObject({ id: idSchema, cover: idSchema }),
        querystring: signedQuerySchema,
      },
    },
    async (request, reply) => {
      const { id, cover } = request.params;
      await check(request, { releaseId: id, cover }, request.query);
      const picture = media.picture({ kind: 'album', id, sent: { hash: cover, version: cover } });
      const content = await picture.read(form).catch(() => {
        throw problem('not-found');
      });
      // The address names the content, which never changes.
      return reply.header('cache-control', 'private, max-age=900').type('image/webp').send(content);
    },
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/releases/:id/tracks/:track',
    config: { access: 'public', readerPatience: playerPatience },
    schema: {
      params: z.strictObject({ id: idSchema, track: idSchema }),
      querystring: signedQuerySchema,
    },
    async handler(request, reply) {
      const { id, track } = request.params;
      await check(request, { releaseId: id, trackId: track }, request.query);
      const stored = await findStored(db, track);
      if (!stored?.sound) throw problem('not-found');
      const content = assets.content(stored.sound);
      return sendContent(request, reply, { content, caching: 'private, max-age=900' });
    },
  });
};
