import type { FastifyRequest } from 'fastify';
import { notTakenFileQuerySchema, notTakenMost } from '#contract/music-folder.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { serve } from '../../../platform/serve.ts';
import {
  answerForMissing,
  describeMusic,
  findNotTaken,
  listNotTaken,
  lookAtFolder,
  stopFolder,
} from '../../catalogue/music-file/index.ts';
import { musicAccess as config, recordMusicAct } from './record-act.ts';
import { toNotTakenRows } from './not-taken-rows.ts';

/** See docs/product/imported-music.md. */
export const musicAdministrationRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  serve(app, 'GET /admin/music', config, () => describeMusic(db, dependencies));

  serve(app, 'POST /admin/music/:id/look', config, async (request) => {
    const { id } = request.params;
    const path = await lookAtFolder(request.tx, dependencies, id);
    await record(request, 'musicFolder.look', { id, path });
    return describeMusic(request.tx, dependencies);
  });

  serve(app, 'POST /admin/music/:id/stop', config, async (request) => {
    const { id } = request.params;
    const path = await stopFolder(request.tx, dependencies, id);
    await record(request, 'musicFolder.stop', { id, path });
    return describeMusic(request.tx, dependencies);
  });

  serve(app, 'POST /admin/music/:id/missing', config, async (request) => {
    const { id } = request.params;
    const { answer, files } = request.body;
    const path = await answerForMissing(request.tx, dependencies, { id, answer, files });
    const action = answer === 'lose' ? 'musicFolder.lose' : 'musicFolder.wait';
    await record(request, action, { id, path }, { files });
    return describeMusic(request.tx, dependencies);
  });

  serve(app, 'GET /admin/music/not-taken', config, async ({ query: { page = 1, ...filter } }) => {
    const { files, total } = await findNotTaken(db, { ...filter, page });
    return { files, total: Math.min(total, notTakenMost) };
  });

  app.get(
    '/api/admin/music/not-taken/file',
    { config, schema: { querystring: notTakenFileQuerySchema } },
    (request, reply) => {
      const language = getLanguage(request);
      const rows = toNotTakenRows(listNotTaken(db, request.query), language);
      return sendCsv(reply, { fileName: 'not-taken.csv', language, rows });
    },
  );

  const record = (
    request: FastifyRequest,
    action: string,
    { id, path }: { id: string; path: string },
    after: { files: number } | null = null,
  ) =>
    recordMusicAct(dependencies, request, {
      action,
      target: { kind: 'musicFolder', id, name: path },
      after,
    });
};
