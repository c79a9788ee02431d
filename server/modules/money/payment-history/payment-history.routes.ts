import * as z from 'zod/mini';
import { artistQuerySchema } from '#contract/acting.ts';
import { idSchema } from '#contract/primitives.ts';
import { payeeStatementSchema } from '#contract/recording-share.ts';
import { paymentsSchema, statementSchema } from '#contract/statement.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { toDay } from '../../../platform/days.ts';
import { artistFor } from '../../catalogue/ownership/index.ts';
import { findPayeeOf } from '../../catalogue/payee/index.ts';
import { describePayment } from './describe-statement.ts';
import { readPayeeStatement, readStatement } from './read-statement.ts';
import { findPayeeStatement, findPayments, findStatement } from './payment-history.repository.ts';

/** Ten years. */
const mostPayments = 120;

/** See docs/product/payments.md. */
export const paymentHistoryRoutes: AppModule = (
  app,
  { db, clock, config: { payoutMinimum: minimum } },
) => {
  app.get(
    '/api/artist/payments',
    {
      config: { access: { permission: 'artist.open' } },
      schema: { querystring: artistQuerySchema, response: { 200: paymentsSchema } },
    },
    async (request) => {
      const day = toDay(clock());
      const artistId = await artistFor(db, getViewer(request), {
        named: request.query.artist,
        day,
      });
      const payments = await findPayments(db, { artistId }, { limit: mostPayments, minimum });
      return payments.map((payment) => describePayment(payment, minimum));
    },
  );

  app.get(
    '/api/artist/payments/:id',
    {
      config: { access: { permission: 'artist.open' } },
      schema: {
        params: z.strictObject({ id: idSchema }),
        querystring: artistQuerySchema,
        response: { 200: statementSchema },
      },
    },
    async (request) => {
      const day = toDay(clock());
      const artistId = await artistFor(db, getViewer(request), {
        named: request.query.artist,
        day,
      });
      const statement = await findStatement(db, { artistId }, request.params.id);
      if (statement === null) throw problem('not-found');
      return readStatement(db, statement);
    },
  );

  app.get(
    '/api/payee/payments',
    { config: { access: 'listener' }, schema: { response: { 200: paymentsSchema } } },
    async (request) => {
      const payee = await findPayeeOf(db, { kind: 'person', id: getViewer(request).id });
      if (payee === null) return [];
      const payments = await findPayments(
        db,
        { payeeId: payee.id },
        { limit: mostPayments, minimum },
      );
      return payments.map((payment) => describePayment(payment, minimum));
    },
  );

  app.get(
    '/api/payee/payments/:id',
    {
      config: { access: 'listener' },
      schema: {
        params: z.strictObject({ id: idSchema }),
        response: { 200: payeeStatementSchema },
      },
    },
    async (request) => {
      const payee = await findPayeeOf(db, { kind: 'person', id: getViewer(request).id });
      const { id } = request.params;
      const row = payee === null ? null : await findPayeeStatement(db, payee.id, id);
      if (row === null) throw problem('not-found');
      return readPayeeStatement(db, row);
    },
  );
};
