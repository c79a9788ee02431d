import { ledgerCheckSchema, ledgerQuerySchema } from '#contract/royalties.ts';
import type { AppModule } from '../../platform/app.ts';
import { checkLedger } from './check-ledger.ts';
import { sealLedger } from './seal-ledger.ts';

/** How often it is looked for what has no link yet, in milliseconds. */
const sealEvery = 3_600_000;

/** The chain over statements and payments, for who runs the service. See docs/product/payments.md. */
export const ledgerModule: AppModule = (app, { db }) => {
  app.jobs.define({
    name: 'ledger.seal',
    every: sealEvery,
    run: ({ signal }) => sealLedger(db, signal),
  });

  app.get(
    '/api/admin/ledger',
    {
      config: { access: { permission: 'admin.open', right: 'money' } },
      schema: { querystring: ledgerQuerySchema, response: { 200: ledgerCheckSchema } },
    },
    ({ query: { after = 0 } }) => checkLedger(db, after),
  );
};
