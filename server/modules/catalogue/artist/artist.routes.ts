import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { openArtist } from './open-artist.ts';

export const artistRoutes: AppModule = (app, dependencies) => {
  serve(app, 'GET /artists/:id', { access: 'optional' }, async ({ params, viewer }) => {
    const artist = await openArtist(dependencies, params.id, viewer);
    if (artist === null) throw problem('not-found');
    return artist;
  });
};
