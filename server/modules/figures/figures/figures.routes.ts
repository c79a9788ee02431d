import * as z from 'zod/mini';
import { artistQuerySchema } from '#contract/acting.ts';
import { figureRangeSchema } from '#contract/artist-figures.ts';
import { type Viewer, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { artistFor } from '../../catalogue/ownership/index.ts';
import {
  findPlaylistNames,
  findStreamsByDay,
  findSummary,
  findTitles,
  findTracksWithTotals,
} from './artist-figures.repository.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import type { FindDeductions } from './deductions.ts';
import {
  describeAudience,
  describeStats,
  describeTrack,
  getShownMonths,
  getSpan,
} from './describe-figures.ts';

const mostTracks = 500;

const rangedQuerySchema = z.extend(artistQuerySchema, {
  range: z._default(figureRangeSchema, '28days'),
});

/** See docs/product/figures.md. */
export const figuresRoutes =
  (findDeductions: FindDeductions): AppModule =>
  (app, { db, clock }) => {
    async function readSummary(viewer: Viewer, query: z.output<typeof rangedQuerySchema>) {
      const now = clock();
      const artistId = await artistFor(db, viewer, { named: query.artist, day: toDay(now) });
      const summary = await findSummary(db, artistId, { range: query.range, now });
      if (summary === null) throw problem('not-found');
      return summary;
    }

    serve(app, 'GET /artist/stats', { access: { permission: 'artist.open' } }, async (request) => {
      const summary = await readSummary(getViewer(request), request.query);
      const span = getSpan(request.query.range, summary.endsOn);
      return describeStats(summary, await findStreamsByDay(db, summary.artist.id, span), span);
    });

    serve(app, 'GET /artist/tracks', { access: { permission: 'artist.open' } }, async (request) => {
      const day = toDay(clock());
      const artistId = await artistFor(db, getViewer(request), {
        named: request.query.artist,
        day,
      });
      const tracks = await findTracksWithTotals(db, artistId, mostTracks);
      return tracks.map(describeTrack);
    });

    serve(
      app,
      'GET /artist/audience',
      { access: { permission: 'artist.open' } },
      async (request) => {
        const { range } = request.query;
        const summary = await readSummary(getViewer(request), request.query);
        const { playlists, tracks } = summary.range.parts;
        return describeAudience(range, summary, {
          playlists: await findPlaylistNames(db, Object.keys(playlists)),
          titles: await findTitles(db, Object.keys(tracks)),
          deductions: await findDeductions(db, {
            artistId: summary.artist.id,
            ...getSpan(range, summary.endsOn),
            months: getShownMonths(summary).map(({ month }) => month),
          }),
        });
      },
    );
  };
