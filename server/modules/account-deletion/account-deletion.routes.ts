import { inTransaction } from '../../platform/database/in-transaction.ts';
import * as z from 'zod/mini';
import { accountDeletionBodySchema } from '#contract/account.ts';
import { bearerToken, getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { hashToken, passwordGuard } from '../session/index.ts';
import { checkDeletion, deleteAccount } from './delete-account.ts';

export const accountDeletionRoutes: AppModule = (app, dependencies) => {
  const tries = passwordGuard(dependencies, { kind: 'deletion', failure: 'invalid' });

  app.delete(
    '/api/user',
    {
      config: { access: 'listener', opensTransaction: true },
      schema: { body: accountDeletionBodySchema, response: { 204: z.null() } },
    },
    async (request) => {
      const { id } = getViewer(request);
      const device = hashToken(bearerToken(request) ?? '');
      await tries.guard({ account: id, address: request.ip, device }, async () => {
        const { db } = dependencies;
        const account = await checkDeletion(db, id, { ...request.body, request });
        await inTransaction(db, (tx) => deleteAccount(tx, dependencies, account));
      });
    },
  );
};
