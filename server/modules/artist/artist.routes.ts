import * as z from 'zod/mini';
import { fullArtistSchema } from '#contract/artist.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { openArtist } from './open-artist.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const artistRoutes: AppModule = (app, dependencies) => {
  app.get(
    '/api/artists/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: fullArtistSchema } },
    },
    async ({ params, viewer }) => {
      const artist = await openArtist(dependencies, params.id, viewer);
      if (artist === null) throw problem('not-found');
      return artist;
    },
  );
};
