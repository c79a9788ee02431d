import { historyFileQuerySchema } from '#contract/history.ts';
import { broughtLimits, pageLimits } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { oneAtOnce } from '../../../platform/one-at-once.ts';
import { inChunks } from '../../../platform/in-chunks.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { bringListens, removeBrought } from './brought-listen.repository.ts';
import { countJob } from './brought-listen.jobs.ts';
import { cutHistory, toHistoryRows, toListens } from './history-file.ts';
import { findHistory, forgetPlays, recallPlays } from './history.repository.ts';

/** Of a call: rarer and smaller imports leave the statistics right. */
const manyRows = broughtLimits.written / 2;

const access = { access: 'listener' } as const;

/** See docs/product/history.md. */
export const historyRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config } = dependencies;
  const takeTurn = oneAtOnce();

  serve(app, 'GET /user/history', access, async (request) => {
    const viewer = getViewer(request);
    const { limit = pageLimits.tracks, ...question } = request.query;
    const found = await findHistory(db, viewer.id, { ...question, limit: limit + 1 });
    const { rows, nextCursor } = cutHistory(found, limit);
    const tracks = await describeTracks(rows, viewer, dependencies, { kind: 'home' });
    return { tracks, nextCursor };
  });

  serve(app, 'DELETE /user/history', access, async (request) => {
    const now = clock();
    const plays = await forgetPlays(request.tx, getViewer(request).id, request.query, now);
    return { forgottenAt: now.toISOString(), plays };
  });

  serve(app, 'DELETE /user/history/:id', access, async (request) => {
    const now = clock();
    const meant = { play: request.params.id };
    const plays = await forgetPlays(request.tx, getViewer(request).id, meant, now);
    if (plays === 0) throw problem('not-found');
    return { forgottenAt: now.toISOString(), plays };
  });

  serve(app, 'POST /user/history/recall', access, async (request) => {
    const { id } = getViewer(request);
    return { plays: await recallPlays(request.tx, id, new Date(request.body.forgottenAt)) };
  });

  serve(app, 'POST /user/history/brought', access, async (request) => {
    const bringing = { ...request.body, listenerId: getViewer(request).id, now: clock() };
    const rows = await bringListens(request.tx, bringing);
    if (rows.length >= manyRows) await addJob(request.tx, { kind: countJob, runAt: bringing.now });
    return { added: rows.length, rows };
  });

  serve(app, 'POST /user/history/brought/removal', access, async (request) => {
    const listenerId = getViewer(request).id;
    return { removed: await removeBrought(request.tx, { ...request.body, listenerId }) };
  });

  app.get(
    '/api/user/history/file',
    { config: access, schema: { querystring: historyFileQuerySchema } },
    (request, reply) => {
      const { id } = getViewer(request);
      takeTurn(id, reply);
      if (request.query.format === 'csv') {
        const language = getLanguage(request);
        const rows = toHistoryRows(db, { id, language });
        return sendCsv(reply, { fileName: 'history.csv', language, rows });
      }
      return reply.type('application/json').send(inChunks(toListens(db, id, publicOrigin(config))));
    },
  );
};
