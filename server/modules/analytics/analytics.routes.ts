import * as z from 'zod/mini';
import {
  analyticsLinesSchema,
  analyticsScopeSchema,
  analyticsTableSchema,
} from '#contract/analytics.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { imagePath } from '../../media/image-path.ts';
import { questionSchema } from './analytics-question.ts';
import { scopeFor } from './analytics-scope.ts';
import { findAlbumsOf, findLabelName } from './analytics-scope.repository.ts';
import type { HeldFlags } from './held-parts.repository.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';

const mostAlbums = 1_000;

const scopeQuerySchema = z.pick(questionSchema, { label: true, artist: true });

const linesQuerySchema = z.extend(questionSchema, {
  pick: z.optional(z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,3}$/))),
});

/** See docs/product/analytics.md. */
export const analyticsRoutes =
  (heldFlags: HeldFlags): AppModule =>
  (app, { db, clock }) => {
    const access = { permission: 'analytics.open' } as const;

    app.get(
      '/api/analytics/scope',
      {
        config: { access },
        schema: { querystring: scopeQuerySchema, response: { 200: analyticsScopeSchema } },
      },
      async (request) => {
        const { labelId, artists } = await scopeFor(db, getViewer(request), request.query);
        const ids = artists.map(({ id }) => id);
        return {
          label: labelId === null ? null : { id: labelId, name: await findLabelName(db, labelId) },
          artists: artists.map(({ id, name }) => ({ id, name, image: imagePath('artist', id) })),
          albums: await findAlbumsOf(db, ids, mostAlbums),
        };
      },
    );

    app.get(
      '/api/analytics/table',
      {
        config: { access },
        schema: { querystring: questionSchema, response: { 200: analyticsTableSchema } },
      },
      async (request) => {
        const scope = await scopeFor(db, getViewer(request), request.query);
        return readTable(db, { scope, query: request.query, at: clock() }, heldFlags);
      },
    );

    app.get(
      '/api/analytics/lines',
      {
        config: { access },
        schema: { querystring: linesQuerySchema, response: { 200: analyticsLinesSchema } },
      },
      async (request) => {
        const { pick, ...query } = request.query;
        const scope = await scopeFor(db, getViewer(request), query);
        const picked = pick === undefined ? [] : [...new Set(pick.split(','))];
        return readLines(db, { scope, query, picked, at: clock() });
      },
    );
  };
