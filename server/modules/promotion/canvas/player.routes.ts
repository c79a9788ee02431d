import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { signedQuerySchema } from '../../../platform/signed-path.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { thumbnailPath, videoPath } from './canvas-uses.ts';
import { findFiles, findLive } from './canvas.repository.ts';
import { countView } from './canvas-view.repository.ts';
import { describeLive } from './describe-canvas.ts';
import { maySee } from './may-see.repository.ts';

/** Cached as long as the address is valid; another file is another canvas. */
const caching = { live: 'private, max-age=43200', pending: 'private, max-age=900' } as const;

export const canvasPlayerRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets, mediaKeys: secret } = dependencies;
  const params = z.strictObject({ id: idSchema });

  serve(app, 'GET /tracks/:id/canvas', { access: 'public' }, async ({ params: { id } }) => ({
    canvas: describeLive(await findLive(db, id), { now: clock(), secret }),
  }));

  serve(app, 'POST /tracks/:id/canvas/views', { access: 'listener' }, async (request) => {
    const { id: trackId } = request.params;
    const { canvasId } = request.body;
    const listenerId = getViewer(request).id;
    await countView(request.tx, { canvasId, trackId, listenerId, now: clock() });
  });

  for (const [kind, getPath] of [
    ['video', videoPath],
    ['thumbnail', thumbnailPath],
  ] as const) {
    app.route({
      method: ['GET', 'HEAD'],
      url: getPath(':id'),
      config: { access: 'public', skipsQueue: true },
      schema: { params, querystring: signedQuerySchema },
      async handler(request, reply) {
        const { id } = request.params;
        const { n: sessionId = '' } = request.query;
        await checkSignedPath(dependencies, { request, path: getPath(id), query: request.query });
        const found = await findFiles(db, id);
        const file = found?.[kind];
        if (!file) throw problem('not-found');
        const { isLive } = found;
        const looking = { sessionId, canvasId: id, now: clock() };
        if (!isLive && !(await maySee(db, looking))) throw problem('forbidden');
        return sendContent(request, reply, {
          content: assets.content(file),
          caching: isLive ? caching.live : caching.pending,
        });
      },
    });
  }
};
