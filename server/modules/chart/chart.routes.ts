import * as z from 'zod/mini';
import {
  type Chart,
  type ChartArtists,
  chartArtistsSchema,
  chartIdSchema,
  chartSchema,
} from '#contract/chart.ts';
import { imagePath } from '../../media/image-path.ts';
import type { AppModule } from '../../platform/app.ts';
import { describeTracks } from '../track/index.ts';
import { findChart } from './chart-place.repository.ts';

const paramsSchema = z.strictObject({ id: chartIdSchema });

export const chartRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  app.get(
    '/api/charts/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: chartSchema } },
    },
    async ({ params: { id }, viewer }): Promise<Chart> => {
      const rows = await findChart(db, id);
      const tracks = await describeTracks(rows, viewer, dependencies, { kind: 'chart' });
      return {
        id,
        tracks: rows.flatMap(({ playCount, previousRank }, index) => {
          const track = tracks[index];
          return track ? [{ ...track, playCount, previousRank }] : [];
        }),
      };
    },
  );

  app.get(
    '/api/charts/:id/artists',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: chartArtistsSchema } },
    },
    async ({ params: { id } }): Promise<ChartArtists> => {
      const rows = await findChart(db, id);
      const names = new Map(rows.map(({ artistId, artistName }) => [artistId, artistName]));
      return [...names].map(([artistId, name]) => {
        return { id: artistId, name, image: imagePath('artist', artistId) };
      });
    },
  );
};
