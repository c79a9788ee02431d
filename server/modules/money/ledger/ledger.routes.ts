import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { checkLedger, isSealed } from './check-ledger.ts';
import { findHeads } from './ledger-head.repository.ts';
import { writeHead } from './sign-head.ts';

/** A week. */
const mostHeads = 7;

/** See docs/product/payments.md. */
export const ledgerRoutes: AppModule = (app, { db }) => {
  serve(
    app,
    'GET /admin/ledger',
    { access: { permission: 'admin.open', right: 'money' } },
    ({ query: { after = 0 } }) => checkLedger(db, after),
  );

  serve(
    app,
    'GET /admin/ledger/heads',
    { access: { permission: 'admin.open', right: 'money' } },
    async () => ({
      heads: (await findHeads(db, mostHeads)).map((head) => {
        return { day: head.day, links: head.position, text: writeHead(head) };
      }),
    }),
  );

  /** Anyone with a printed statement may check it; the answer reveals nothing of its content. */
  serve(app, 'GET /statements/:id/seal', { access: 'listener' }, async ({ params, query }) => ({
    isRight: await isSealed(db, params.id, query.hash),
  }));
};
