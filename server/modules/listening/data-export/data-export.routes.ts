import type { Db } from '../../../platform/database/db.ts';
import * as z from 'zod/mini';
import { type DataExportAnswer } from '#contract/data-export.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { problem } from '../../../platform/problems.ts';
import { say, sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { signedQuerySchema, signPath } from '../../../platform/signed-path.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { findExport, findReady, type FoundExport, retention } from './data-export.repository.ts';
import { orderExport } from './order-export.ts';

const words = sentences.dataExport;
const url = '/api/user/data-export';
const filePath = (id: string) => `${url}/${id}/file`;

export const dataExportRoutes: AppModule = (app, dependencies) => {
  const { db, assets, clock } = dependencies;
  const sign = signFor(dependencies);
  const answer = async (on: Db, userId: string): Promise<DataExportAnswer> => {
    const found = await findExport(on, userId, clock());
    return { export: found && described(found) };
  };

  serve(app, 'GET /user/data-export', { access: 'listener' }, (request) =>
    answer(db, getViewer(request).id),
  );

  serve(app, 'POST /user/data-export', { access: 'listener', stepUp: true }, async (request) => {
    const { id } = getViewer(request);
    await orderExport(request.tx, dependencies, id, request);
    return answer(request.tx, id);
  });

  serve(
    app,
    'POST /user/data-export/address',
    { access: 'listener', stepUp: true },
    async (request) => {
      const { id } = getViewer(request);
      const found = await findExport(request.tx, id, clock());
      if (found?.asset == null) throw problem('not-found', { error: words.gone });
      const about = { kind: 'export', actorId: id, subjectId: id, request } as const;
      await recordSecurityEvent(request.tx, {
        ...about,
        outcome: 'success',
        detail: { act: 'taken' },
      });
      return { address: signPath(filePath(found.id), { ...sign(request), isShort: true }) };
    },
  );

  app.get(
    '/api/user/data-export/:id/file',
    {
      config: { access: 'public', skipsQueue: true },
      schema: { params: z.strictObject({ id: idSchema }), querystring: signedQuerySchema },
    },
    async (request, reply) => {
      const { query, params } = request;
      await checkSignedPath(dependencies, { request, path: filePath(params.id), query });
      const found = await findReady(db, params.id, clock());
      if (found === null) throw problem('not-found', { error: words.gone });
      const fileName = say(words.fileName, found.language).text;
      return sendContent(request, reply, {
        content: assets.content(found.asset),
        caching: 'no-store',
        disposition: `attachment; filename="${fileName}"`,
      });
    },
  );
};

const described = ({ id, state, orderedAt, finishedAt, asset }: FoundExport) => ({
  id,
  state,
  orderedAt: orderedAt.toISOString(),
  expiresAt:
    state === 'ready' && finishedAt !== null
      ? new Date(finishedAt.getTime() + retention).toISOString()
      : null,
  size: state === 'ready' && asset !== null ? asset.bytes : null,
});
