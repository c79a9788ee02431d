import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../../platform/app.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { signedQuerySchema } from '../../../platform/signed-path.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { mediumPath, type ReleaseMedium } from '../../catalogue/track/index.ts';
import { canPreview } from './can-preview.repository.ts';
import { sendReleaseCover, sendReleaseSound } from './send-release-media.ts';

/** For holders of a signed address. */
export const releaseMediaRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
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
      config: { access: 'public', skipsQueue: true },
      schema: {
        params: z.strictObject({ id: idSchema, cover: idSchema }),
        querystring: signedQuerySchema,
      },
    },
    async (request, reply) => {
      const { id, cover } = request.params;
      await check(request, { releaseId: id, cover }, request.query);
      return sendReleaseCover(reply, dependencies, { id, cover });
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
      return sendReleaseSound(request, reply, dependencies, track);
    },
  });
};
