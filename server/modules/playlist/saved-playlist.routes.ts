import * as z from 'zod/mini';
import {
  deletedPlaylistListSchema,
  playlistListSchema,
  playlistSchema,
  playlistSliceQuerySchema,
} from '#contract/playlist.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { readDeletedPlaylists, readSavedPlaylists } from './own-playlists.ts';
import { describeListed } from './playlist.view.ts';
import { restorePlaylist } from './restore-playlist.ts';
import { savePlaylist, unsavePlaylist } from './save-playlist.ts';

const paramsSchema = z.strictObject({ id: idSchema });

/** See docs/product/library.md. */
export function addSavedPlaylistRoutes(app: App, { db, clock }: Dependencies) {
  app.get(
    '/api/user/saved-playlists',
    {
      config: { access: 'listener' },
      schema: { querystring: playlistSliceQuerySchema, response: { 200: playlistListSchema } },
    },
    async (request, reply) => {
      const saved = await readSavedPlaylists(db, getViewer(request).id, request.query);
      if (saved.nextCursor !== null) reply.header('x-next-cursor', saved.nextCursor);
      return saved.playlists;
    },
  );

  app.put(
    '/api/user/saved-playlists/:id',
    {
      config: { access: 'listener' },
      schema: { params: paramsSchema, body: emptyBodySchema, response: { 200: playlistSchema } },
    },
    async (request) => {
      const saving = { playlistId: request.params.id, viewer: getViewer(request), now: clock() };
      const saved = describeListed(await savePlaylist(request.tx, saving));
      return { ...saved, listedAt: saving.now.toISOString() };
    },
  );

  app.delete(
    '/api/user/saved-playlists/:id',
    {
      config: { access: 'listener' },
      schema: { params: paramsSchema, body: emptyBodySchema, response: { 204: z.null() } },
    },
    async (request) => {
      const saving = { playlistId: request.params.id, viewer: getViewer(request) };
      await unsavePlaylist(request.tx, saving);
    },
  );

  app.get(
    '/api/user/deleted-playlists',
    { config: { access: 'listener' }, schema: { response: { 200: deletedPlaylistListSchema } } },
    (request) => readDeletedPlaylists(db, getViewer(request).id, clock()),
  );

  app.post(
    '/api/playlists/:id/restore',
    {
      config: { access: 'listener' },
      schema: { params: paramsSchema, body: emptyBodySchema, response: { 200: playlistSchema } },
    },
    async (request) => {
      const restoring = { playlistId: request.params.id, owner: getViewer(request).id };
      return describeListed(await restorePlaylist(request.tx, { ...restoring, now: clock() }));
    },
  );
}
