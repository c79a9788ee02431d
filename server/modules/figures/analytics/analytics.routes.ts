import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { imagePath } from '../../../media/image-path.ts';
import { findLabelName } from '../../catalogue/label/index.ts';
import { findAlbumsOf } from '../../catalogue/album/index.ts';
import { scopeFor } from './analytics-scope.ts';
import type { HeldFlags } from './held-parts.repository.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';

const mostAlbums = 1_000;

/** See docs/product/analytics.md. */
export const analyticsRoutes =
  (heldFlags: HeldFlags): AppModule =>
  (app, { db, clock }) => {
    const access = { permission: 'analytics.open' } as const;

    serve(app, 'GET /analytics/scope', { access }, async (request) => {
      const { labelId, artists } = await scopeFor(db, getViewer(request), request.query);
      const ids = artists.map(({ id }) => id);
      return {
        label:
          labelId === null ? null : { id: labelId, name: (await findLabelName(db, labelId)) ?? '' },
        artists: artists.map(({ id, name }) => ({ id, name, image: imagePath('artist', id) })),
        albums: await findAlbumsOf(db, ids, mostAlbums),
      };
    });

    serve(app, 'GET /analytics/table', { access }, async (request) => {
      const scope = await scopeFor(db, getViewer(request), request.query);
      return readTable(db, { scope, query: request.query, at: clock() }, heldFlags);
    });

    serve(app, 'GET /analytics/lines', { access }, async (request) => {
      const { pick, ...query } = request.query;
      const scope = await scopeFor(db, getViewer(request), query);
      const picked = pick === undefined ? [] : [...new Set(pick.split(','))];
      return readLines(db, { scope, query, picked, at: clock() });
    });
  };
