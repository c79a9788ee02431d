import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findBankMessage } from './bank-message.repository.ts';
import { readNews, takeBankMessage } from './take-bank-message.ts';

const proven = {
  access: { permission: 'admin.open', right: 'money' },
  stepUp: true,
} as const;

/** What the bank says of a run, and the originals. See docs/product/payments.md. */
export const bankMessageRoutes: AppModule = (app, dependencies) => {
  const { db, vault } = dependencies;

  serve(
    app,
    'POST /admin/payment-runs/:id/bank-messages',
    { ...proven, opensTransaction: true },
    async (request) => {
      const { id } = request.params;
      const caller = { id: getViewer(request).id, address: request.ip };
      const { text, name = '' } = request.body;
      const read = { news: await readNews(text), text, name };
      return inTransaction(db, (tx) => takeBankMessage(tx, dependencies, caller, id, read));
    },
  );

  app.get(
    '/api/admin/payment-runs/:id/bank-messages/:message',
    {
      config: proven,
      schema: {
        params: z.strictObject({ id: idSchema, message: idSchema }),
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { id: runId, message: id } = request.params;
      const found = await findBankMessage(db, vault, { runId, id });
      if (found === null) throw problem('not-found');
      await recordSecurityEvent(db, {
        kind: 'bank-file',
        outcome: 'success',
        actorId: getViewer(request).id,
        subjectId: null,
        request,
        detail: { run: runId, kind: 'message' },
      });
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.xml"`)
        .send(found.text);
    },
  );
};
