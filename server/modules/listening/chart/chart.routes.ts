import { type Chart, type ChartArtists } from '#contract/chart.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { findChart } from './chart-place.repository.ts';

export const chartRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  serve(
    app,
    'GET /charts/:id',
    { access: 'optional' },
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

  serve(
    app,
    'GET /charts/:id/artists',
    { access: 'optional' },
    async ({ params: { id } }): Promise<ChartArtists> => {
      const rows = await findChart(db, id);
      const names = new Map(rows.map(({ artistId, artistName }) => [artistId, artistName]));
      return [...names].map(([artistId, name]) => {
        return { id: artistId, name, image: imagePath('artist', artistId) };
      });
    },
  );
};
