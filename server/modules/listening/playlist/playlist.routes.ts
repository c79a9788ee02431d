import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { changesBy } from './change-by.ts';
import { changePlaylist, removePlaylist } from './change-playlist.ts';
import { createPlaylist } from './create-playlist.ts';
import { addPlaylistTrackRoutes } from './playlist-track.routes.ts';
import { readOwnPlaylists } from './own-playlists.ts';
import { addSavedPlaylistRoutes } from './saved-playlist.routes.ts';
import { describeListed, openPlaylist } from './playlist.view.ts';

export const playlistRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const changeBy = changesBy(clock);
  addPlaylistTrackRoutes(app, dependencies);
  addSavedPlaylistRoutes(app, dependencies);

  serve(app, 'GET /playlists/featured', { access: 'optional' }, async () =>
    (await app.featured.read()).map(describeListed),
  );

  serve(app, 'GET /playlists/user', { access: 'listener' }, async (request, reply) => {
    const own = await readOwnPlaylists(db, getViewer(request).id, request.query);
    if (own.nextCursor !== null) reply.header('x-next-cursor', own.nextCursor);
    return own.playlists;
  });

  serve(app, 'GET /playlists/:id', { access: 'optional' }, async ({ params, viewer }) => {
    const playlist = await openPlaylist(dependencies, params.id, viewer);
    if (playlist === null) throw problem('not-found');
    return playlist;
  });

  serve(app, 'POST /playlists', { access: 'listener' }, async (request) => {
    const created = await createPlaylist(request.tx, getViewer(request).id, request.body, clock());
    return describeListed(created);
  });

  serve(app, 'PATCH /playlists/:id', { access: 'listener' }, async (request) => {
    return changePlaylist(changeBy(request), request.body);
  });

  serve(app, 'DELETE /playlists/:id', { access: 'listener' }, async (request) => {
    await removePlaylist(changeBy(request));
  });
};
