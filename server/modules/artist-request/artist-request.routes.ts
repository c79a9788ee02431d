import * as z from 'zod/mini';
import {
  answerArtistRequestBodySchema,
  artistRequestLimits,
  artistRequestsSchema,
  askForArtistBodySchema,
  ownArtistRequestSchema,
} from '#contract/artist-request.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { answerRequest } from './answer-request.ts';
import {
  countOpenRequests,
  findLastRequest,
  findOpenRequests,
} from './artist-request.repository.ts';
import { askForArtist } from './ask-for-artist.ts';

/** See docs/product/ownership.md. */
export const artistRequestRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const ofArtist = { access: { permission: 'artist.request' } } as const;
  const ofStaff = { access: { permission: 'admin.open', right: 'people' } } as const;

  app.get(
    '/api/artist/request',
    { config: ofArtist, schema: { response: { 200: ownArtistRequestSchema } } },
    async (request) => {
      const row = await findLastRequest(db, getViewer(request).id);
      if (row === null) return { request: null };
      const { id, artist, state, reason } = row;
      return { request: { id, artist, state, reason, askedAt: row.askedAt.toISOString() } };
    },
  );

  app.post(
    '/api/artist/request',
    {
      config: ofArtist,
      schema: { body: askForArtistBodySchema, response: { 204: z.null() } },
    },
    async (request) => {
      await askForArtist(request.tx, getViewer(request).id, request.body, clock());
    },
  );

  app.get(
    '/api/admin/artist-requests',
    { config: ofStaff, schema: { response: { 200: artistRequestsSchema } } },
    async () => ({
      requests: await findOpenRequests(db, artistRequestLimits.listed),
      total: await countOpenRequests(db),
    }),
  );

  app.post(
    '/api/admin/artist-requests/:id/answer',
    {
      config: { ...ofStaff, stepUp: true },
      schema: {
        params: z.strictObject({ id: idSchema }),
        body: answerArtistRequestBodySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      const caller = { id: getViewer(request).id, address: request.ip };
      await answerRequest(request.tx, dependencies, caller, {
        id: request.params.id,
        answer: request.body,
      });
    },
  );
};
