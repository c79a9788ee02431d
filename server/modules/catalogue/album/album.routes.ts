import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { openAlbum } from './open-album.ts';

export const albumRoutes: AppModule = (app, dependencies) => {
  serve(app, 'GET /albums/:id', { access: 'optional' }, async ({ params, viewer }) => {
    const album = await openAlbum(dependencies, params.id, viewer);
    if (album === null) throw problem('not-found');
    return album;
  });
};
