import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import { papersFileSchema } from '#contract/paper.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { toDay } from '../../../platform/days.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { signedQuerySchema, signPath } from '../../../platform/signed-path.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { findPayeeOf } from '../../catalogue/payee/index.ts';
import { checkSignedPath } from '../../accounts/session/index.ts';
import { openPrinter } from './draw-papers.ts';
import { monthArchive } from './month-archive.ts';
import { findOne, hasStated, type Scope, type Stated } from './paper.repository.ts';
import { yearRows } from './paper-rows.ts';
import { readPaper, readStatement } from './read-papers.ts';

/** In addresses; no label has this id. */
const everyLabel = 'all';

const filePath = (of: string, file: string) => `/api/papers/${of}/${file}`;

/** Statements as papers: one, all of a month, a year as a table. See docs/product/payments.md. */
export const paperRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config, vault } = dependencies;
  const printer = openPrinter();
  app.addHook('onClose', printer.close);
  const sign = signFor(dependencies);
  const params = z.strictObject({ id: idSchema });

  async function sendPaper(request: FastifyRequest, reply: FastifyReply, of: Stated | null) {
    const found = of && (await readStatement(db, of));
    if (found === null) throw problem('not-found');
    const reading = { config, vault, language: getLanguage(request), today: toDay(clock()) };
    const bytes = await printer.draw(await readPaper(db, found, reading));
    const { id, period } = found.statement;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${period}-${id}.pdf"`)
      .send(bytes);
  }

  app.get(
    '/api/artist/payments/:id/pdf',
    {
      config: { access: { permission: 'artist.open' } },
      schema: { params, querystring: artistQuerySchema },
    },
    async (request, reply) => {
      const { artist: named } = request.query;
      const artistId = await artistFor(db, getViewer(request), { named, day: toDay(clock()) });
      return sendPaper(request, reply, await findOne(db, { artistId }, request.params.id));
    },
  );

  app.get(
    '/api/payee/payments/:id/pdf',
    { config: { access: 'listener' }, schema: { params } },
    async (request, reply) => {
      const payee = await findPayeeOf(db, { kind: 'person', id: getViewer(request).id });
      const { id } = request.params;
      const found = payee === null ? null : await findOne(db, { payeeId: payee.id }, id);
      return sendPaper(request, reply, found);
    },
  );

  /** Of an artist under the label, or the label's own. */
  app.get(
    '/api/label/statements/:id/pdf',
    {
      config: { access: { permission: 'label.open' } },
      schema: { params, querystring: labelQuerySchema },
    },
    async (request, reply) => {
      const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
      return sendPaper(request, reply, await findOne(db, { labelId }, request.params.id));
    },
  );

  /** Many statements take minutes, so the browser loads them by a signed address. */
  async function addressOf(request: FastifyRequest, scope: Scope, file: string) {
    const { from, until } = readFile(file);
    if (!(await hasStated(db, { ...scope, from, until }))) throw problem('not-found');
    const path = filePath(scope.labelId ?? everyLabel, file);
    return { address: signPath(path, { ...sign(request), isShort: true }) };
  }

  serve(app, 'GET /label/papers', { access: { permission: 'label.open' } }, async (request) => {
    const { label: named, file } = request.query;
    const labelId = await labelFor(db, getViewer(request), { named });
    return addressOf(request, { labelId }, file);
  });

  serve(
    app,
    'GET /admin/papers',
    { access: { permission: 'admin.open', right: 'money' } },
    (request) => addressOf(request, {}, request.query.file),
  );

  app.get(
    '/api/papers/:of/:file',
    {
      config: { access: 'public' },
      schema: {
        params: z.strictObject({ of: idSchema, file: papersFileSchema }),
        querystring: signedQuerySchema,
      },
    },
    async (request, reply) => {
      const { params: asked, query } = request;
      await checkSignedPath(dependencies, {
        request,
        path: filePath(asked.of, asked.file),
        query,
      });
      const scope = { labelId: asked.of === everyLabel ? undefined : asked.of };
      const language = getLanguage(request);
      const { period, isYear } = readFile(asked.file);
      const stem = say(fill(sentences.paper.file, { period }), language).text;
      if (isYear) {
        const rows = yearRows(db, { ...scope, year: period }, language);
        return sendCsv(reply, { fileName: `${stem}.csv`, language, rows });
      }
      const of = { ...scope, month: period };
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${stem}.zip"`)
        .send(monthArchive({ db, config, vault, printer }, of, { language, now: clock() }));
    },
  );
};

/** `2026-10.zip`, `2026.csv` */
function readFile(file: string) {
  const [period = ''] = file.split('.');
  const isYear = file.endsWith('.csv');
  return isYear
    ? { period, isYear, from: `${period}-01`, until: `${period}-12` }
    : { period, isYear, from: period, until: period };
}
