import * as z from 'zod/mini';
import { fullAlbumSchema } from '#contract/album.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { openAlbum } from './open-album.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const albumRoutes: AppModule = (app, dependencies) => {
  app.get(
    '/api/albums/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: fullAlbumSchema } },
    },
    async ({ params, viewer }) => {
      const album = await openAlbum(dependencies, params.id, viewer);
      if (album === null) throw problem('not-found');
      return album;
    },
  );
};
