import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { changesBy } from './change-by.ts';
import {
  blockCollaborator,
  endCollaboration,
  letInAgain,
  makePlaylistLink,
  readCollaboration,
  readPlaylistLog,
  removeCollaborator,
  withdrawPlaylistLink,
} from './collaboration.ts';
import { joinPlaylist, readPlaylistInvitation } from './join-playlist.ts';
import { describeListed } from './playlist.view.ts';
import { undoAct } from './undo-act.ts';

const config = { access: 'listener' } as const;

/** See docs/product/collaboration.md. Tokens are in bodies, because addresses are logged. */
export const collaborationRoutes: AppModule = (app, { db, clock }) => {
  const changeBy = changesBy(clock);

  serve(app, 'GET /playlists/:id/collaboration', config, (request) =>
    readCollaboration(db, {
      playlistId: request.params.id,
      viewer: getViewer(request),
      now: clock(),
    }),
  );

  serve(app, 'POST /playlists/:id/collaboration/link', config, async (request) => {
    const change = changeBy(request);
    await makePlaylistLink(change);
    return readCollaboration(request.tx, change);
  });

  serve(app, 'DELETE /playlists/:id/collaboration/link', config, async (request) => {
    const change = changeBy(request);
    await withdrawPlaylistLink(change);
    return readCollaboration(request.tx, change);
  });

  serve(app, 'DELETE /playlists/:id/collaboration', config, (request) =>
    endCollaboration(changeBy(request)),
  );

  serve(app, 'DELETE /playlists/:id/collaborators/:userId', config, (request) =>
    removeCollaborator(changeBy(request), request.params.userId),
  );

  serve(app, 'POST /playlists/:id/collaboration/blocked', config, (request) =>
    blockCollaborator(changeBy(request), request.body.userId),
  );

  serve(app, 'DELETE /playlists/:id/collaboration/blocked/:userId', config, (request) =>
    letInAgain(changeBy(request), request.params.userId),
  );

  serve(app, 'GET /playlists/:id/log', config, (request) => {
    const asking = { playlistId: request.params.id, viewer: getViewer(request) };
    return readPlaylistLog(db, asking, request.query.cursor);
  });

  serve(app, 'POST /playlists/:id/log/:actId/undo', config, (request) =>
    undoAct(changeBy(request), request.params.actId),
  );

  serve(app, 'POST /collaboration/invitation', { access: 'optional' }, (request) => {
    const viewerId = request.viewer?.id ?? null;
    return readPlaylistInvitation(request.tx, {
      token: request.body.token,
      viewerId,
      now: clock(),
    });
  });

  serve(app, 'POST /collaboration/members', config, async (request) => {
    const viewerId = getViewer(request).id;
    const { token } = request.body;
    return describeListed(await joinPlaylist(request.tx, { token, viewerId, now: clock() }));
  });
};
