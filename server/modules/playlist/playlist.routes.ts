import * as z from 'zod/mini';
import {
  changePlaylistBodySchema,
  createPlaylistBodySchema,
  playlistDetailsSchema,
  playlistListSchema,
  fullPlaylistSchema,
  playlistSchema,
  playlistSliceQuerySchema,
} from '#contract/playlist.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { changesBy } from './change-by.ts';
import { changePlaylist, removePlaylist } from './change-playlist.ts';
import { createPlaylist } from './create-playlist.ts';
import { addPlaylistTrackRoutes } from './playlist-track.routes.ts';
import { readOwnPlaylists } from './own-playlists.ts';
import { addSavedPlaylistRoutes } from './saved-playlist.routes.ts';
import { describeListed, openPlaylist } from './playlist.view.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const playlistRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const changeBy = changesBy(clock);
  addPlaylistTrackRoutes(app, dependencies);
  addSavedPlaylistRoutes(app, dependencies);

  app.get(
    '/api/playlists/featured',
    { config: { access: 'optional' }, schema: { response: { 200: playlistListSchema } } },
    async () => (await app.featured.read()).map(describeListed),
  );

  app.get(
    '/api/playlists/user',
    {
      config: { access: 'listener' },
      schema: { querystring: playlistSliceQuerySchema, response: { 200: playlistListSchema } },
    },
    async (request, reply) => {
      const own = await readOwnPlaylists(db, getViewer(request).id, request.query);
      if (own.nextCursor !== null) reply.header('x-next-cursor', own.nextCursor);
      return own.playlists;
    },
  );

  app.get(
    '/api/playlists/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: fullPlaylistSchema } },
    },
    async ({ params, viewer }) => {
      const playlist = await openPlaylist(dependencies, params.id, viewer);
      if (playlist === null) throw problem('not-found');
      return playlist;
    },
  );

  app.post(
    '/api/playlists',
    {
      config: { access: 'listener' },
      schema: { body: createPlaylistBodySchema, response: { 201: playlistSchema } },
    },
    async (request) => {
      const created = await createPlaylist(
        request.tx,
        getViewer(request).id,
        request.body,
        clock(),
      );
      return describeListed(created);
    },
  );

  app.patch(
    '/api/playlists/:id',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: changePlaylistBodySchema,
        response: { 200: playlistDetailsSchema },
      },
    },
    async (request) => {
      return changePlaylist(changeBy(request), request.body);
    },
  );

  app.delete(
    '/api/playlists/:id',
    {
      config: { access: 'listener' },
      schema: { params: paramsSchema, response: { 204: z.null() } },
    },
    async (request) => {
      await removePlaylist(changeBy(request));
    },
  );
};
