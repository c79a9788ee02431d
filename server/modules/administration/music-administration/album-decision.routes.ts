import type { FastifyRequest } from 'fastify';
import type { MusicDecisionKind } from '#contract/music-album.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import {
  dismissPair,
  findImportedSongs,
  findSeenAlbums,
  joinAlbums,
  joinRecordings,
  listDecisions,
  listImportedAlbums,
  listRecordingPairs,
  splitAlbum,
  undoDecision,
} from '../../catalogue/music-file/index.ts';
import { musicAccess as config, recordMusicAct } from './record-act.ts';

const undoActs: Readonly<Record<MusicDecisionKind, string>> = {
  join: 'musicAlbum.unjoin',
  split: 'musicAlbum.unsplit',
  same: 'musicSong.apart',
};

/** Albums joined and split by hand, and songs that are one recording. See docs/product/imported-music.md. */
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
    await record(request, undoActs[undone.kind], undone.about);
  });

  serve(app, 'GET /admin/music/recordings', config, ({ query }) => listRecordingPairs(db, query));

  serve(app, 'POST /admin/music/recordings/:id/join', config, async (request) => {
    const { tx, params } = request;
    const { id, song, isNew } = await joinRecordings(tx, params.id, acting(request));
    if (isNew) await record(request, 'musicSong.same', song);
    return readDecision(request, id);
  });

  serve(app, 'POST /admin/music/recordings/:id/dismiss', config, async (request) => {
    const { song, isNew } = await dismissPair(request.tx, request.params.id, clock());
    if (isNew) await record(request, 'musicSong.different', song);
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
    changes: { before?: { albums: string }; after?: { title: string; songs: number } } = {},
  ) =>
    recordMusicAct(dependencies, request, {
      action,
      target: { kind: action.slice(0, action.indexOf('.')), id, name: title },
      ...changes,
    });
};
