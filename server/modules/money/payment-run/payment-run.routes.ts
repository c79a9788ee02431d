import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { pendingLabelsMost, withoutLabel } from '#contract/royalties.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findPayeeOf } from '../../catalogue/payee/index.ts';
import { describeAccount, findPayoutAccount, openAccount } from '../payout-account/index.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findLabelName } from '../../catalogue/label/index.ts';
import { findAsked } from './account-request.repository.ts';
import { askForAccounts } from './ask-for-accounts.ts';
import { bankFile, getPayer } from './bank-file.ts';
import {
  describeDetails,
  describePending,
  getPayees,
  describeSharedMonth,
  inEuros,
} from './describe-royalties.ts';
import { describePaymentRun, readResult } from './describe-run.ts';
import { getExecutionDay, withDay } from './execution-day.ts';
import { holdPayments } from './hold-payments.ts';
import { findLabelDebts, findLabelLines } from './label-details.repository.ts';
import { orderPayments } from './order-payments.ts';
import {
  findFile,
  findRun,
  findRuns,
  type PaymentRunRow,
  type RunFile,
} from './payment-run.repository.ts';
import { findHandedInAt, findHolds, findTransfers } from './payment-transfer.repository.ts';
import { createPendingLabels } from './pending-labels.ts';
import { sumRoyalties } from './pending-labels.repository.ts';
import { describePlan, planPayments, toQuery } from './plan-payments.ts';
import { getPaid } from './reckon-transfer.ts';
import { findSharedMonths } from './shared-months.repository.ts';
import { takeStep } from './take-step.ts';
import { workOnRun } from './work-on-run.ts';

const config = { access: { permission: 'admin.open', right: 'money' } } as const;
const proven = { ...config, stepUp: true } as const;
const params = z.strictObject({ id: idSchema });

/** See docs/product/payments.md. */
export const paymentRunRoutes: AppModule = (app, dependencies) => {
  const { db, vault } = dependencies;
  const readPendingLabels = createPendingLabels(db);

  serve(app, 'GET /admin/royalties', config, async () => {
    const rows = await readPendingLabels();
    return {
      labels: rows.slice(0, pendingLabelsMost).map(describePending),
      hasMore: rows.length > pendingLabelsMost,
    };
  });

  serve(app, 'GET /admin/royalties/summary', config, async () => {
    const sums = await sumRoyalties(db);
    return { ...sums, toPay: inEuros(sums.toPay) };
  });

  serve(app, 'GET /admin/royalties/months', config, async () => ({
    months: (await findSharedMonths(db)).map(describeSharedMonth),
  }));

  serve(app, 'GET /admin/royalties/:id', config, async (request) => {
    const { id } = request.params;
    const name = id === withoutLabel ? null : await findLabelName(db, id);
    if (name === null && id !== withoutLabel) throw problem('not-found');
    const label = id === withoutLabel ? null : await findPayeeOf(db, { kind: 'label', id });
    const [open, paid, debts, account] = await Promise.all([
      findLabelLines(db, id, 'pending'),
      findLabelLines(db, id, 'paid'),
      findLabelDebts(db, id),
      label && findPayoutAccount(db, label),
    ]);
    const payees = name !== null && label === null ? [] : getPayees(label, { open, paid });
    const holds = await findHolds(
      db,
      payees.map(({ receiver }) => receiver),
    );
    return {
      ...describeDetails({ id, name }, { open, paid, debts }),
      account: label && describeAccount(vault, label, account),
      payees: payees.map((payee) => ({ ...payee, hold: holds.get(payee.receiver) ?? null })),
    };
  });

  serve(app, 'GET /admin/payment-runs', config, async ({ query }) => ({
    runs: (await findRuns(db, query.q)).map(describePaymentRun),
  }));

  serve(app, 'GET /admin/payment-runs/:id', config, (request) =>
    readResult(db, dependencies, request.params.id, getViewer(request).id),
  );

  async function takeOutFile(request: FastifyRequest, id: string, kind: RunFile) {
    const run = await findRun(db, id);
    const { hasFile = false, hasWorldFile = false } = run ? describePaymentRun(run) : {};
    if (run === null || !(kind === 'world' ? hasWorldFile : hasFile)) throw problem('not-found');
    await recordSecurityEvent(db, {
      kind: 'bank-file',
      outcome: 'success',
      actorId: getViewer(request).id,
      subjectId: null,
      request,
      detail: { run: run.id, ...(kind === 'world' && { kind }) },
    });
    const stored = (await findFile(db, vault, run.id, kind)) ?? (await makeOldFile(run));
    return { file: await withComingDay(run, stored, kind), name: `${run.paidOn}-${run.id}` };
  }

  /** Banks refuse a day that is past. */
  async function withComingDay(run: PaymentRunRow, file: string, kind: RunFile) {
    const handedInAt = await findHandedInAt(db, run.id);
    if (run.status !== 'handedIn' || handedInAt === null) return file;
    const [earlier, day] = [handedInAt, dependencies.clock()].map(getExecutionDay);
    if (day === undefined || earlier === undefined || day <= earlier) return file;
    return kind === 'world' ? withDay.world(file, day, earlier) : withDay.content(file, day);
  }

  /** Files of older runs were not stored. */
  async function makeOldFile(run: PaymentRunRow) {
    const transfers = (await findTransfers(db, run.id))
      .filter(({ state }) => state !== 'withdrawn')
      .map((each) => ({
        ...each,
        amount: getPaid(each),
        account: openAccount(vault, each.reference, each),
      }));
    return bankFile(run, transfers, getPayer(dependencies.config));
  }

  app.get(
    '/api/admin/payment-runs/:id/file',
    { config: proven, schema: { params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { file, name } = await takeOutFile(request, request.params.id, 'content');
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.xml"`)
        .send(file);
    },
  );

  app.get(
    '/api/admin/payment-runs/:id/world-file',
    { config: proven, schema: { params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { file, name } = await takeOutFile(request, request.params.id, 'world');
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(file);
    },
  );

  serve(app, 'PUT /admin/payment-runs/:id', proven, async (request) => {
    const { id } = request.params;
    const caller = getCaller(request);
    await orderPayments(request.tx, dependencies, caller, id, request.body);
    return readResult(request.tx, dependencies, id, caller.id);
  });

  serve(app, 'POST /admin/payment-runs/:id/steps', proven, async (request) => {
    const { id } = request.params;
    const caller = getCaller(request);
    const language = getLanguage(request);
    await takeStep(request.tx, dependencies, { ...caller, language }, id, request.body);
    // Small runs finish within the request.
    await workOnRun(request.tx, dependencies, id);
    return readResult(request.tx, dependencies, id, caller.id);
  });

  serve(app, 'POST /admin/payment-plans', config, async ({ tx, body }) => {
    const minimum = dependencies.config.payoutMinimum;
    const terms = { now: dependencies.clock(), minimum };
    const plan = await planPayments(tx, toQuery(body.labels), terms);
    return describePlan(plan, { minimum, vault, asked: await findAsked(tx, plan.payable) });
  });

  serve(app, 'POST /admin/account-requests', config, (request) =>
    askForAccounts(request.tx, dependencies, getCaller(request), request.body),
  );

  serve(app, 'PUT /admin/payment-holds', proven, async (request) => {
    await holdPayments(request.tx, dependencies, getCaller(request), request.body);
  });
};

const getCaller = (request: FastifyRequest) => ({ id: getViewer(request).id, address: request.ip });
