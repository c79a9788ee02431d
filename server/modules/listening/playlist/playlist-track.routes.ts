import type { App, Dependencies } from '../../../platform/app.ts';
import { readCursor } from '../../../platform/cursor.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { addTracks } from './add-tracks.ts';
import { changesBy } from './change-by.ts';
import { addTrack, moveTrack, removeTrack, removeTracks } from './change-entries.ts';
import { findVisible } from './playlist.repository.ts';
import { readSlice, seesAuthors } from './playlist.view.ts';
import { positionRange } from './positions.ts';

export function addPlaylistTrackRoutes(app: App, dependencies: Dependencies) {
  const { db } = dependencies;
  const changeBy = changesBy(dependencies.clock);

  serve(
    app,
    'GET /playlists/:id/tracks',
    { access: 'optional' },
    async ({ params, query: { cursor, limit }, viewer }) => {
      const playlist = await findVisible(db, params.id, viewer);
      if (playlist === null) throw problem('not-found');
      const position = cursor === undefined ? null : readCursor(cursor, positionRange);
      const hasAuthors = seesAuthors(playlist, viewer);
      return readSlice(playlist.id, { position, limit, hasAuthors }, viewer, dependencies);
    },
  );

  serve(app, 'POST /playlists/:id/tracks', { access: 'listener' }, async (request) => {
    return addTrack(changeBy(request), request.body);
  });

  serve(app, 'POST /playlists/:id/tracks/several', { access: 'listener' }, async (request) => {
    return addTracks(changeBy(request), request.body);
  });

  serve(app, 'POST /playlists/:id/tracks/removal', { access: 'listener' }, async (request) => {
    await removeTracks(changeBy(request), request.body.entryIds);
  });

  serve(app, 'DELETE /playlists/:id/tracks/:trackId', { access: 'listener' }, async (request) => {
    const { trackId } = request.params;
    await removeTrack(changeBy(request), { trackId, entryId: request.query.entryId });
  });

  serve(app, 'PUT /playlists/:id/tracks/order', { access: 'listener' }, async (request) => {
    await moveTrack(changeBy(request), request.body);
  });
}
