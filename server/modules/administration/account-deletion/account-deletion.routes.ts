import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { hashToken, passwordGuard } from '../../accounts/session/index.ts';
import { checkDeletion, deleteAccount } from './delete-account.ts';

export const accountDeletionRoutes: AppModule = (app, dependencies) => {
  const tries = passwordGuard(dependencies, { kind: 'deletion', failure: 'invalid' });

  serve(app, 'DELETE /user', { access: 'listener', opensTransaction: true }, async (request) => {
    const { id } = getViewer(request);
    const device = hashToken(bearerToken(request) ?? '');
    await tries.guard({ account: id, address: request.ip, device }, async () => {
      const { db } = dependencies;
      const account = await checkDeletion(db, id, { ...request.body, request });
      await inTransaction(db, (tx) => deleteAccount(tx, dependencies, account));
    });
  });
};
