import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import {
  findImportedSongs,
  findSeenAlbums,
  joinAlbums,
  listDecisions,
  listImportedAlbums,
  splitAlbum,
  undoDecision,
} from '../../catalogue/music-file/index.ts';
import { musicAccess as config, recordMusicAct } from './record-act.ts';

/** Albums joined and split by hand. See docs/product/imported-music.md. */
export const albumDecisionRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;

  serve(app, 'GET /admin/music/albums', config, ({ query }) => listImportedAlbums(db, query));

  serve(app, 'GET /admin/music/albums/:id', config, async ({ params: { id } }) => {
    const [found] = await findSeenAlbums(db, [id]);
    if (found === undefined || found.isOfLabel) throw problem('not-found');
    const { isOfLabel: _, ...album } = found;
    return { album, songs: await findImportedSongs(db, id) };
  });

  serve(app, 'POST /admin/music/albums/join', config, async (request) => {
    const { tx, body } = request;
    const joined = await joinAlbums(tx, body, acting(request));
    const albums = joined.others.map(({ title }) => title).join(' · ');
    await record(request, 'musicAlbum.join', joined.album, { before: { albums } });
    return readDecision(request, joined.id);
  });

  serve(app, 'POST /admin/music/albums/:id/split', config, async (request) => {
    const { tx, body, params } = request;
    const split = await splitAlbum(tx, { ...body, id: params.id }, { ...acting(request), assets });
    const after = { title: split.title, songs: new Set(body.songs).size };
    await record(request, 'musicAlbum.split', split.album, { after });
    return readDecision(request, split.id);
  });

  serve(app, 'GET /admin/music/decisions', config, ({ query }) => listDecisions(db, query));

  serve(app, 'POST /admin/music/decisions/:id/undo', config, async (request) => {
    const undone = await undoDecision(request.tx, request.params.id, { now: clock(), assets });
    const { kind, albumId: id, title } = undone;
    const action = kind === 'join' ? 'musicAlbum.unjoin' : 'musicAlbum.unsplit';
    await record(request, action, { id, title }, {});
  });

  const acting = (request: FastifyRequest) => ({
    now: clock(),
    decidedById: getViewer(request).id,
  });

  async function readDecision({ tx }: FastifyRequest, id: string) {
    const {
      decisions: [decision],
    } = await listDecisions(tx, { id });
    if (decision === undefined) throw problem('not-found');
    return { decision };
  }

  const record = (
    request: FastifyRequest,
    action: string,
    { id, title }: { id: string; title: string },
    changes: { before?: { albums: string }; after?: { title: string; songs: number } },
  ) =>
    recordMusicAct(dependencies, request, {
      action,
      target: { kind: 'musicAlbum', id, name: title },
      ...changes,
    });
};
