import * as z from 'zod/mini';
import {
  addTrackAnswerSchema,
  addTrackBodySchema,
  addTracksAnswerSchema,
  addTracksBodySchema,
  moveTrackBodySchema,
  removeTrackQuerySchema,
  removeTracksBodySchema,
} from '#contract/playlist.ts';
import { idSchema } from '#contract/primitives.ts';
import { trackSliceQuerySchema, trackSliceSchema } from '#contract/track.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { readCursor } from '../../platform/cursor.ts';
import { problem } from '../../platform/problems.ts';
import { addTracks } from './add-tracks.ts';
import { changesBy } from './change-by.ts';
import { addTrack, moveTrack, removeTrack, removeTracks } from './change-entries.ts';
import { findVisible } from './playlist.repository.ts';
import { readSlice } from './playlist.view.ts';
import { positionRange } from './positions.ts';

const paramsSchema = z.strictObject({ id: idSchema });
const trackParamsSchema = z.strictObject({ id: idSchema, trackId: idSchema });

export function addPlaylistTrackRoutes(app: App, dependencies: Dependencies) {
  const { db } = dependencies;
  const changeBy = changesBy(dependencies.clock);

  app.get(
    '/api/playlists/:id/tracks',
    {
      config: { access: 'optional' },
      schema: {
        params: paramsSchema,
        querystring: trackSliceQuerySchema,
        response: { 200: trackSliceSchema },
      },
    },
    async ({ params, query: { cursor, limit }, viewer }) => {
      const playlist = await findVisible(db, params.id, viewer);
      if (playlist === null) throw problem('not-found');
      const position = cursor === undefined ? null : readCursor(cursor, positionRange);
      return readSlice(playlist.id, { position, limit }, viewer, dependencies);
    },
  );

  app.post(
    '/api/playlists/:id/tracks',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: addTrackBodySchema,
        response: { 201: addTrackAnswerSchema },
      },
    },
    async (request) => {
      return addTrack(changeBy(request), request.body);
    },
  );

  app.post(
    '/api/playlists/:id/tracks/several',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: addTracksBodySchema,
        response: { 201: addTracksAnswerSchema },
      },
    },
    async (request) => {
      return addTracks(changeBy(request), request.body);
    },
  );

  app.post(
    '/api/playlists/:id/tracks/removal',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: removeTracksBodySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      await removeTracks(changeBy(request), request.body.entryIds);
    },
  );

  app.delete(
    '/api/playlists/:id/tracks/:trackId',
    {
      config: { access: 'listener' },
      schema: {
        params: trackParamsSchema,
        querystring: removeTrackQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      const { trackId } = request.params;
      await removeTrack(changeBy(request), { trackId, entryId: request.query.entryId });
    },
  );

  app.put(
    '/api/playlists/:id/tracks/order',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: moveTrackBodySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      await moveTrack(changeBy(request), request.body);
    },
  );
}
