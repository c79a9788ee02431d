import type { FastifyRequest } from 'fastify';
import type { CodePage, NameFolderState } from '#contract/music-name.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { decideNames, listNameFolders, previewNames } from '../../catalogue/music-file/index.ts';
import { musicAccess as config, recordMusicAct } from './record-act.ts';

/** Names in old code pages, repaired by folders. See docs/product/imported-music.md. */
export const nameFolderRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  serve(app, 'GET /admin/music/names', config, ({ query }) => listNameFolders(db, query));

  serve(app, 'GET /admin/music/names/:id', config, ({ params, query }) =>
    previewNames(db, params.id, query.codePage),
  );

  serve(app, 'POST /admin/music/names/:id/repair', config, (request) =>
    decide(request, { ...request.params, ...request.body }, 'repaired'),
  );

  serve(app, 'POST /admin/music/names/:id/dismiss', config, (request) =>
    decide(request, { ...request.params, ...request.body }, 'dismissed'),
  );

  serve(app, 'POST /admin/music/names/:id/undo', config, (request) =>
    decide(request, { ...request.params, ...request.body }, 'suspected'),
  );

  async function decide(
    request: FastifyRequest,
    seen: { id: string; version: number; codePage?: CodePage },
    state: NameFolderState,
  ) {
    const decidedById = getViewer(request).id;
    const deciding = { ...seen, state };
    const folder = await decideNames(request.tx, deciding, { ...dependencies, decidedById });
    const { id, path: name, codePage } = folder;
    await recordMusicAct(dependencies, request, {
      action: acts[state],
      target: { kind: 'musicNames', id, name },
      after: state === 'repaired' ? { codePage } : null,
    });
    return { folder };
  }
};

const acts: { readonly [state in NameFolderState]: string } = {
  repaired: 'musicNames.repair',
  dismissed: 'musicNames.dismiss',
  suspected: 'musicNames.undo',
};
