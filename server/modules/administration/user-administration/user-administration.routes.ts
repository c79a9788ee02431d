import { hashTemporary } from './hash-temporary.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { FastifyRequest } from 'fastify';
import { type AdminSummary, adminUsersMost } from '#contract/administration.ts';
import { requireProof, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { cacheFor } from '../../../platform/cache-for.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { accountChanged } from '../../people/user/index.ts';
import { countAccounts } from './account-figures.repository.ts';
import { findAccount, findAccounts } from './account-list.repository.ts';
import { asksForProof, changeAccount } from './change-account.ts';
import { createAccount, firstPassword } from './create-account.ts';
import { describeAccount } from './describe-account.ts';
import { renewTemporaryPassword } from './renew-temporary-password.ts';

const config = { access: { permission: 'admin.open', right: 'people' } } as const;

/** Milliseconds. */
const summaryAge = 60_000;

/** See docs/product/administration.md. */
export const userAdministrationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const summary = cacheFor<AdminSummary>(summaryAge, clock, () => countAccounts(db, clock()));
  app.events.on(accountChanged, () => summary.forget());
  serve(app, 'GET /admin/summary', { access: { permission: 'admin.open', right: 'any' } }, () =>
    summary.read(),
  );

  serve(app, 'GET /admin/users', config, async ({ query }) => {
    const { rows, counted } = await findAccounts(db, query);
    return {
      users: rows.map(describeAccount),
      total: Math.min(counted, adminUsersMost),
      hasMore: counted > adminUsersMost,
    };
  });

  serve(app, 'GET /admin/users/:id', config, async (request) => {
    const account = await findAccount(db, request.params.id);
    if (account === null) throw problem('not-found');
    return describeAccount(account);
  });

  serve(app, 'POST /admin/users', { ...config, opensTransaction: true }, async (request) => {
    if (request.body.role !== 'user') requireProof(getViewer(request), clock());
    const { password: _, ...body } = request.body;
    const account = { ...body, ...(await firstPassword(request.body)) };
    return inTransaction(db, (tx) => createAccount(tx, dependencies, getActor(request), account));
  });

  serve(
    app,
    'POST /admin/users/:id/temporary-password',
    { ...config, stepUp: true, opensTransaction: true },
    async (request) => {
      const { id } = request.params;
      const renewal = { id, ...(await hashTemporary()) };
      return inTransaction(db, (tx) =>
        renewTemporaryPassword(tx, dependencies, getActor(request), renewal),
      );
    },
  );

  serve(app, 'PATCH /admin/users/:id', config, async (request) => {
    const { id } = request.params;
    if (asksForProof(request.body.changes)) requireProof(getViewer(request), clock());
    return changeAccount(request.tx, dependencies, getActor(request), id, request.body);
  });
};

const getActor = (request: FastifyRequest) => ({ id: getViewer(request).id, address: request.ip });
