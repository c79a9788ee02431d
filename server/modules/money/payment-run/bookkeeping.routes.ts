import * as z from 'zod/mini';
import { journalQuerySchema } from '#contract/payment-run.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { readAgeing } from './describe-ageing.ts';
import { toCostEntries, toJournalRows, toOwedEntries, toPaymentEntries } from './journal.ts';
import {
  findBookingsIn,
  findBookingsOfRun,
  findCostsIn,
  findCostsOfRun,
  findOwed,
} from './journal.repository.ts';
import { findRun } from './payment-run.repository.ts';

const config = { access: { permission: 'admin.open', right: 'money' } } as const;

/** What is owed by age, and lines for the bookkeeping. See docs/product/payments.md. */
export const bookkeepingRoutes: AppModule = (app, { db, clock, config: { payoutMinimum } }) => {
  app.get(
    '/api/admin/payment-runs/:id/journal',
    {
      config,
      schema: { params: z.strictObject({ id: idSchema }), response: { 200: z.string() } },
    },
    async (request, reply) => {
      const run = await findRun(db, request.params.id);
      if (run === null) throw problem('not-found');
      const language = getLanguage(request);
      const [bookings, costs] = await Promise.all([
        findBookingsOfRun(db, run.id),
        findCostsOfRun(db, run.id),
      ]);
      const entries = [...toPaymentEntries(bookings), ...toCostEntries(costs)];
      const rows = toJournalRows(entries, language);
      return sendCsv(reply, { fileName: `${run.paidOn}-${run.id}.csv`, language, rows });
    },
  );

  app.get(
    '/api/admin/journal',
    { config, schema: { querystring: journalQuerySchema, response: { 200: z.string() } } },
    async (request, reply) => {
      const language = getLanguage(request);
      const { from, until } = request.query;
      const [owed, bookings, costs] = await Promise.all([
        findOwed(db, request.query),
        findBookingsIn(db, request.query),
        findCostsIn(db, request.query),
      ]);
      const entries = [
        ...toOwedEntries(owed),
        ...toPaymentEntries(bookings),
        ...toCostEntries(costs),
      ];
      const rows = toJournalRows(entries, language);
      return sendCsv(reply, { fileName: `${from}-${until}.csv`, language, rows });
    },
  );

  serve(app, 'GET /admin/ageing', config, () =>
    readAgeing(db, { now: clock(), minimum: payoutMinimum }),
  );
};
