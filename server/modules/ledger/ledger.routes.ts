import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { ledgerCheckSchema, ledgerHeadsSchema, ledgerQuerySchema } from '#contract/royalties.ts';
import { sealQuerySchema, sealSchema } from '#contract/statement.ts';
import type { AppModule } from '../../platform/app.ts';
import { checkLedger, isSealed } from './check-ledger.ts';
import { findHeads } from './ledger-head.repository.ts';
import { writeHead } from './sign-head.ts';

/** A week. */
const mostHeads = 7;

/** See docs/product/payments.md. */
export const ledgerRoutes: AppModule = (app, { db }) => {
  app.get(
    '/api/admin/ledger',
    {
      config: { access: { permission: 'admin.open', right: 'money' } },
      schema: { querystring: ledgerQuerySchema, response: { 200: ledgerCheckSchema } },
    },
    ({ query: { after = 0 } }) => checkLedger(db, after),
  );

  app.get(
    '/api/admin/ledger/heads',
    {
      config: { access: { permission: 'admin.open', right: 'money' } },
      schema: { response: { 200: ledgerHeadsSchema } },
    },
    async () => ({
      heads: (await findHeads(db, mostHeads)).map((head) => {
        return { day: head.day, links: head.position, text: writeHead(head) };
      }),
    }),
  );

  /** Anyone with a printed statement may check it; the answer reveals nothing of its content. */
  app.get(
    '/api/statements/:id/seal',
    {
      config: { access: 'listener' },
      schema: {
        params: z.strictObject({ id: idSchema }),
        querystring: sealQuerySchema,
        response: { 200: sealSchema },
      },
    },
    async ({ params, query }) => ({ isRight: await isSealed(db, params.id, query.hash) }),
  );
};
