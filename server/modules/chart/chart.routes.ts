import { type Chart, type ChartArtists } from '#contract/chart.ts';
import { imagePath } from '../../media/image-path.ts';
import type { AppModule } from '../../platform/app.ts';
import { serve } from '../../platform/serve.ts';
import { describeTracks } from '../track/index.ts';
import { keepCharts } from './cached-charts.ts';

export const chartRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const charts = keepCharts({
    db,
    clock,
    onFailure: (error) => app.log.error(error, 'the charts could not be counted'),
  });

  serve(
    app,
    'GET /charts/:id',
    { access: 'optional' },
    async ({ params: { id }, viewer }): Promise<Chart> => {
      const rows = await charts.read(id);
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
      const rows = await charts.read(id);
      const names = new Map(rows.map(({ artistId, artistName }) => [artistId, artistName]));
      return [...names].map(([artistId, name]) => {
        return { id: artistId, name, image: imagePath('artist', artistId) };
      });
    },
  );
};
