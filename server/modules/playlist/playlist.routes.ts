import * as z from 'zod/mini';
import {
  createPlaylistBodySchema,
  playlistListSchema,
  playlistSchema,
} from '#contract/playlist.ts';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { createFeaturedPlaylists } from './featured-playlists.ts';
import { createPlaylist } from './create-playlist.ts';
import { findOwned, findVisible } from './playlist.repository.ts';
import { describePlaylists, listedTracks, openedTracks, withTracks } from './playlist.view.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const playlistRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const featured = createFeaturedPlaylists(db, clock);

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
      schema: { params: paramsSchema, response: { 200: playlistSchema } },
    },
    async ({ params, viewer }) => {
      const found = await findVisible(db, params.id, viewer?.id ?? null);
      const playlists = found ? await withTracks(db, [found], openedTracks) : [];
      const [playlist] = await describePlaylists(playlists, viewer, dependencies);
      if (playlist === undefined) throw problem('not-found');
      return playlist;
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
};
