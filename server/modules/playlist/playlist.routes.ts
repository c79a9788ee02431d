import * as z from 'zod/mini';
import {
  changePlaylistBodySchema,
  createPlaylistBodySchema,
  playlistDetailsSchema,
  playlistListSchema,
  playlistPageSchema,
  playlistSchema,
} from '#contract/playlist.ts';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { changePlaylist, removePlaylist } from './change-playlist.ts';
import { createPlaylist } from './create-playlist.ts';
import { createFeaturedPlaylists } from './featured-playlists.ts';
import { addPlaylistTrackRoutes } from './playlist-track.routes.ts';
import { findOwned, findVisible } from './playlist.repository.ts';
import { describePage, describePlaylists, listedTracks, withTracks } from './playlist.view.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const playlistRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const featured = createFeaturedPlaylists(db, clock);
  addPlaylistTrackRoutes(app, dependencies, featured);

  app.get(
    '/api/playlists/featured',
    { config: { access: 'optional' }, schema: { response: { 200: playlistListSchema } } },
    async (request) => describePlaylists(await featured.read(), request.viewer, dependencies),
  );

  app.get(
    '/api/playlists/user',
    { config: { access: 'listener' }, schema: { response: { 200: playlistListSchema } } },
    async (request) => {
      const viewer = viewerOf(request);
      const playlists = await withTracks(db, await findOwned(db, viewer.id), listedTracks);
      return describePlaylists(playlists, viewer, dependencies);
    },
  );

  app.get(
    '/api/playlists/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: playlistPageSchema } },
    },
    async ({ params, viewer }) => {
      const playlist = await findVisible(db, params.id, viewer?.id ?? null);
      if (playlist === null) throw problem('not-found');
      return describePage(playlist, viewer, dependencies);
    },
  );

  app.post(
    '/api/playlists',
    {
      config: { access: 'listener' },
      schema: { body: createPlaylistBodySchema, response: { 201: playlistSchema } },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const created = await createPlaylist(db, viewer.id, request.body, clock());
      const [playlist] = await describePlaylists([created], viewer, dependencies);
      if (playlist === undefined) throw problem('not-found');
      return reply.code(201).send(playlist);
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
      const [playlistId, viewerId] = [request.params.id, viewerOf(request).id];
      return changePlaylist({ db, featured, playlistId, viewerId }, request.body);
    },
  );

  app.delete(
    '/api/playlists/:id',
    {
      config: { access: 'listener' },
      schema: { params: paramsSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const [playlistId, viewerId] = [request.params.id, viewerOf(request).id];
      await removePlaylist({ db, featured, playlistId, viewerId });
      return reply.code(204).send(null);
    },
  );
};
