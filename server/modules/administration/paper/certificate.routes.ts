import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import { type CertificateQuery, certificateQuerySchema } from '#contract/paper.ts';
import { receiverSchema } from '#contract/payment-run.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { toDay } from '../../../platform/days.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { findPayee, findPayeeOf, type Payee } from '../../catalogue/payee/index.ts';
import { findTaxDetail, openTaxDetail } from '../../money/tax-detail/index.ts';
import { certificateRows, describeCertificate } from './certificate.ts';
import { findPaidIn } from './certificate.repository.ts';
import { openPrinter } from './draw-papers.ts';
import { getService } from './parties.ts';
import { findHolder } from './read-papers.ts';

/** What a payee was paid in a year, as a paper or a table. See docs/product/payments.md. */
export const certificateRoutes: AppModule = (app, { db, clock, config, vault }) => {
  const printer = openPrinter();
  app.addHook('onClose', printer.close);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    payee: Payee | null,
    { year, format }: CertificateQuery,
  ) {
    const entries = payee === null ? [] : await findPaidIn(db, payee.id, year);
    if (payee === null || entries.length === 0) {
      throw problem('not-found', { error: fill(sentences.certificate.nothing, { year }) });
    }
    const language = getLanguage(request);
    const stem = say(fill(sentences.certificate.file, { year }), language).text;
    if (format === 'csv') {
      return sendCsv(reply, {
        fileName: `${stem}.csv`,
        language,
        rows: certificateRows(entries, language),
      });
    }
    const { name, country } = payee;
    const holder = await findHolder(db, vault, payee);
    const row = await findTaxDetail(db, payee);
    const taxId = row && (openTaxDetail(vault, payee, row).taxId || null);
    const to = { name, country: row?.country ?? country, taxId, address: null, holder };
    const paper = describeCertificate(
      { year, entries },
      { from: getService(config), to },
      { language, today: toDay(clock()) },
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${stem}.pdf"`)
      .send(await printer.draw(paper));
  }

  app.get(
    '/api/label/certificate',
    {
      config: { access: { permission: 'label.open' } },
      schema: { querystring: z.extend(certificateQuerySchema, labelQuerySchema.shape) },
    },
    async (request, reply) => {
      const { label: named, ...query } = request.query;
      const id = await labelFor(db, getViewer(request), { named });
      return send(request, reply, await findPayeeOf(db, { kind: 'label', id }), query);
    },
  );

  app.get(
    '/api/artist/certificate',
    {
      config: { access: { permission: 'artist.open' } },
      schema: { querystring: z.extend(certificateQuerySchema, artistQuerySchema.shape) },
    },
    async (request, reply) => {
      const { artist: named, ...query } = request.query;
      const id = await artistFor(db, getViewer(request), { named, day: toDay(clock()) });
      return send(request, reply, await findPayeeOf(db, { kind: 'artist', id }), query);
    },
  );

  app.get(
    '/api/payee/certificate',
    { config: { access: 'listener' }, schema: { querystring: certificateQuerySchema } },
    async (request, reply) => {
      const payee = await findPayeeOf(db, { kind: 'person', id: getViewer(request).id });
      if (payee === null) throw problem('not-found');
      return send(request, reply, payee, request.query);
    },
  );

  app.get(
    '/api/admin/certificate',
    {
      config: { access: { permission: 'admin.open', right: 'money' } },
      schema: { querystring: z.extend(certificateQuerySchema, { receiver: receiverSchema }) },
    },
    async (request, reply) => {
      const { receiver, ...query } = request.query;
      const payee = await findPayee(db, receiver);
      if (payee === null) throw problem('not-found');
      return send(request, reply, payee, query);
    },
  );
};
