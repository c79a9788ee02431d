import type { Story } from '#contract/story.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { describeStory } from './describe-story.ts';
import { storyUse } from './story-uses.ts';
import { findOtherStories, findOwnStories, type FoundStory, stories } from './story.repository.ts';
import { takeStory } from './take-story.ts';

/** See docs/product/stories.md. */
export const storyRoutes: AppModule = (app, dependencies) => {
  const { clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const own = stories.serveOwn(dependencies);

  const toReading = (find: typeof findOwnStories) =>
    ({
      find: (db, artists, request) =>
        find(db, artists, { viewerId: getViewer(request).id, now: clock() }),
      describe: (rows, request) => rows.map((row) => describeStory(row, signing(request))),
      getArtistId: ({ artistId }) => artistId,
    }) satisfies Parameters<typeof own.read<FoundStory, Story>>[0];

  serve(app, 'GET /promotion/my-stories', ofPromotion, own.list(toReading(findOwnStories)));

  serve(app, 'GET /promotion/stories', ofPromotion, own.read(toReading(findOtherStories)));

  serve(
    app,
    'POST /promotion/my-stories',
    ofPromotion,
    own.take((taking) => takeStory({ ...taking, assets })),
  );

  serve(app, 'DELETE /promotion/my-stories/:id', ofPromotion, async (request) => {
    await own.on(request, async (tx, { id, expiresAt }, { now }) => {
      if (expiresAt <= now) throw problem('not-found');
      await stories.remove(tx, id);
      await assets.release(tx, storyUse(id));
    });
  });
};
