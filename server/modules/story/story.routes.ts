import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { serve } from '../../platform/serve.ts';
import { signFor } from '../../platform/sign-for.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { describeStory } from './describe-story.ts';
import { storyUse } from './story-uses.ts';
import { deleteStory, findOtherStories, findOwnStories } from './story.repository.ts';
import { takeStory } from './take-story.ts';

/** See docs/product/stories.md. */
export const storyRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'promotion.open' } } as const;
  const own = 'GET /promotion/my-stories';

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  for (const [name, find] of [
    [own, findOwnStories],
    ['GET /promotion/stories', findOtherStories],
  ] as const) {
    serve(app, name, config, async (request, reply) => {
      if (name === own) announceDelivery(reply);
      const now = clock();
      const looking = { viewerId: getViewer(request).id, now };
      const { artists } = await getArtists(db, request);
      const rows = await find(db, artists, looking);
      return rows.map((row) => describeStory(row, signing(request)));
    });
  }

  serve(app, 'POST /promotion/my-stories', config, (request) => {
    const { body: delivered } = request;
    return takeDelivery(request, clock, delivered, async (delivery) => {
      const artistId = await getArtist(delivery.tx, request);
      const ownerId = getViewer(request).id;
      await takeStory({ ...delivery, artistId, ownerId, assets, delivered });
    });
  });

  serve(app, 'DELETE /promotion/my-stories/:id', config, async (request) => {
    const { id } = request.params;
    const { tx } = request;
    const artistId = await getArtist(tx, request);
    if (!(await deleteStory(tx, { id, artistId, now: clock() }))) throw problem('not-found');
    await assets.release(tx, storyUse(id));
  });
};
