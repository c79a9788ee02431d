import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { signedQuerySchema } from '../../../platform/signed-path.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { describeStory } from './describe-story.ts';
import { noteLike, noteView } from './story-view.repository.ts';
import { hideStories, showStories } from './story-ring.repository.ts';
import { findStoriesToShow, findStoryFile } from './story.repository.ts';
import { storyFilePath } from './story-uses.ts';

export const storyListenerRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: 'listener' } as const;
  const params = z.strictObject({ id: idSchema });

  serve(app, 'GET /artists/:id/stories', config, async (request) => {
    const now = clock();
    const looking = { viewerId: getViewer(request).id, now };
    const rows = await findStoriesToShow(db, request.params.id, looking);
    return rows.map((row) => describeStory(row, signing(request)));
  });

  serve(app, 'PUT /artists/:id/stories/hidden', config, async (request) => {
    const wanted = { listenerId: getViewer(request).id, artistId: request.params.id };
    await hideStories(request.tx, { ...wanted, now: clock() });
  });

  serve(app, 'DELETE /artists/:id/stories/hidden', config, async (request) => {
    await showStories(request.tx, {
      listenerId: getViewer(request).id,
      artistId: request.params.id,
    });
  });

  serve(app, 'POST /stories/:id/views', config, async (request) => {
    const viewing = { storyId: request.params.id, listenerId: getViewer(request).id };
    const isThere = await noteView(request.tx, { ...viewing, now: clock() });
    if (!isThere) throw problem('not-found');
  });

  serve(app, 'PUT /stories/:id/like', config, async (request) => {
    const { isLiked } = request.body;
    const liking = { storyId: request.params.id, listenerId: getViewer(request).id, isLiked };
    const isThere = await noteLike(request.tx, { ...liking, now: clock() });
    if (!isThere) throw problem('not-found');
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: storyFilePath(':id'),
    config: { access: 'public', skipsQueue: true },
    schema: { params, querystring: signedQuerySchema },
    async handler(request, reply) {
      const { id } = request.params;
      const now = clock();
      const { query } = request;
      await checkSignedPath(dependencies, { request, path: storyFilePath(id), query });
      const found = await findStoryFile(db, id, now);
      if (found === null) throw problem('not-found');
      // Never cached beyond the story's day.
      const seconds = Math.floor((found.expiresAt.getTime() - now.getTime()) / 1000);
      const caching = `private, max-age=${seconds}`;
      return sendContent(request, reply, { content: assets.content(found.file), caching });
    },
  });
};
