import type { Db } from '../../platform/database/db.ts';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import {
  orderPaymentsBodySchema,
  paymentResultSchema,
  paymentRunsSchema,
  pendingLabelsMost,
  pendingLabelsSchema,
  royaltyDetailsSchema,
  royaltySummarySchema,
  sharedMonthsSchema,
  withoutLabel,
} from '#contract/royalties.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule, Dependencies } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { describePayoutAccount, findPayoutAccount } from '../payout-account/index.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { bankFile } from './bank-file.ts';
import {
  describeDetails,
  describeFailure,
  describePaymentRun,
  describePending,
  describeSharedMonth,
  inEuros,
} from './describe-royalties.ts';
import { findLabelDebts, findLabelLines, findLabelName } from './label-details.repository.ts';
import { orderPayments } from './order-payments.ts';
import {
  countWithoutAccount,
  findFailures,
  findRun,
  findRuns,
  findTransfers,
} from './payment-run.repository.ts';
import { createPendingLabels } from './pending-labels.ts';
import { sumRoyalties } from './pending-labels.repository.ts';
import { findSharedMonths } from './shared-months.repository.ts';
import { workOnRun } from './work-on-run.ts';

const config = { access: { permission: 'admin.open', right: 'money' } } as const;
const proven = { ...config, stepUp: true } as const;
const params = z.strictObject({ id: idSchema });

/** Bytes of an order of every listed label. */
const orderLimit = 256 * 1024;

/** See docs/product/payments.md. */
export const paymentRunRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  const readPendingLabels = createPendingLabels(db);

  app.get(
    '/api/admin/royalties',
    { config, schema: { response: { 200: pendingLabelsSchema } } },
    async () => {
      const rows = await readPendingLabels();
      return {
        labels: rows.slice(0, pendingLabelsMost).map(describePending),
        hasMore: rows.length > pendingLabelsMost,
      };
    },
  );

  app.get(
    '/api/admin/royalties/summary',
    { config, schema: { response: { 200: royaltySummarySchema } } },
    async () => {
      const sums = await sumRoyalties(db);
      return { ...sums, toPay: inEuros(sums.toPay) };
    },
  );

  app.get(
    '/api/admin/royalties/months',
    { config, schema: { response: { 200: sharedMonthsSchema } } },
    async () => ({ months: (await findSharedMonths(db)).map(describeSharedMonth) }),
  );

  app.get(
    '/api/admin/royalties/:id',
    { config, schema: { params, response: { 200: royaltyDetailsSchema } } },
    async (request) => {
      const { id } = request.params;
      const name = id === withoutLabel ? null : await findLabelName(db, id);
      if (name === null && id !== withoutLabel) throw problem('not-found');
      const [open, paid, debts, account] = await Promise.all([
        findLabelLines(db, id, 'pending'),
        findLabelLines(db, id, 'paid'),
        findLabelDebts(db, id),
        id === withoutLabel ? null : findPayoutAccount(db, { kind: 'label', id }),
      ]);
      return {
        ...describeDetails({ id, name }, { open, paid, debts }),
        account: describePayoutAccount(account).account,
      };
    },
  );

  app.get(
    '/api/admin/payment-runs',
    { config, schema: { response: { 200: paymentRunsSchema } } },
    async () => ({ runs: (await findRuns(db)).map(describePaymentRun) }),
  );

  app.get(
    '/api/admin/payment-runs/:id',
    { config, schema: { params, response: { 200: paymentResultSchema } } },
    (request) => readResult(db, dependencies, request.params.id),
  );

  app.get(
    '/api/admin/payment-runs/:id/file',
    { config: proven, schema: { params, response: { 200: z.string() } } },
    async (request, reply) => {
      const run = await findRun(db, request.params.id);
      // An unfinished file would be handed in twice.
      if (run === null || !describePaymentRun(run).hasFile) throw problem('not-found');
      const { payerName: name, payerIban: iban } = dependencies.config;
      await recordSecurityEvent(db, {
        kind: 'bank-file',
        outcome: 'success',
        actorId: getViewer(request).id,
        subjectId: null,
        request,
        detail: { run: run.id },
      });
      const file = bankFile(run, await findTransfers(db, run), { name, iban });
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${run.paidOn}-${run.id}.xml"`)
        .send(file);
    },
  );

  app.put(
    '/api/admin/payment-runs/:id',
    {
      config: proven,
      bodyLimit: orderLimit,
      schema: { params, body: orderPaymentsBodySchema, response: { 200: paymentResultSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const caller = { id: getViewer(request).id, address: request.ip };
      await orderPayments(request.tx, dependencies, caller, id, request.body);
      // Small runs finish within the request.
      await workOnRun(request.tx, dependencies, id);
      return readResult(request.tx, dependencies, id);
    },
  );
};

/** @throws {Problem} `not-found` */
async function readResult(on: Db, { config: { payerIban } }: Dependencies, id: string) {
  const found = await findRun(on, id);
  if (found === null) throw problem('not-found');
  const run = describePaymentRun(found);
  const failures = run.failedPayouts === 0 ? [] : await findFailures(on, id);
  return {
    run,
    failures: failures.map(describeFailure),
    fileLacks: run.hasFile
      ? { payer: payerIban === undefined, receivers: await countWithoutAccount(on, found) }
      : null,
  };
}
