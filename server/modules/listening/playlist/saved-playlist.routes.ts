import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { readDeletedPlaylists, readSavedPlaylists } from './own-playlists.ts';
import { describeListed } from './playlist.view.ts';
import { restorePlaylist } from './restore-playlist.ts';
import { savePlaylist, unsavePlaylist } from './save-playlist.ts';

/** See docs/product/library.md. */
export function addSavedPlaylistRoutes(app: App, { db, clock }: Dependencies) {
  serve(app, 'GET /user/saved-playlists', { access: 'listener' }, async (request, reply) => {
    const saved = await readSavedPlaylists(db, getViewer(request).id, request.query);
    if (saved.nextCursor !== null) reply.header('x-next-cursor', saved.nextCursor);
    return saved.playlists;
  });

  serve(app, 'PUT /user/saved-playlists/:id', { access: 'listener' }, async (request) => {
    const saving = { playlistId: request.params.id, viewer: getViewer(request), now: clock() };
    const saved = describeListed(await savePlaylist(request.tx, saving));
    return { ...saved, listedAt: saving.now.toISOString() };
  });

  serve(app, 'DELETE /user/saved-playlists/:id', { access: 'listener' }, async (request) => {
    const saving = { playlistId: request.params.id, viewer: getViewer(request) };
    await unsavePlaylist(request.tx, saving);
  });

  serve(app, 'GET /user/deleted-playlists', { access: 'listener' }, (request) =>
    readDeletedPlaylists(db, getViewer(request).id, clock()),
  );

  serve(app, 'POST /playlists/:id/restore', { access: 'listener' }, async (request) => {
    const restoring = { playlistId: request.params.id, owner: getViewer(request).id };
    return describeListed(await restorePlaylist(request.tx, { ...restoring, now: clock() }));
  });
}
