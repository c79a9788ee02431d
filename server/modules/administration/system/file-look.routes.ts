import * as z from 'zod/mini';
import type { AppModule } from '../../../platform/app.ts';
import { openStore } from '../../../platform/assets/open-store.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { listFaults } from './file-look.repository.ts';
import { lookOverFiles } from './look-over-files.ts';
import { toReportRows } from './report-rows.ts';

/** Milliseconds. */
const every = 3_600_000;

/** See docs/product/administration.md. */
export const fileLookRoutes: AppModule = (app, { db, clock }) => {
  app.get(
    '/api/admin/file-report',
    {
      config: { access: { permission: 'admin.open', right: 'service' } },
      schema: { response: { 200: z.string() } },
    },
    async (request, reply) => {
      const language = getLanguage(request);
      const fileName = `archivos-${clock().toISOString().slice(0, 10)}.csv`;
      return sendCsv(reply, { fileName, language, rows: toReportRows(listFaults(db), language) });
    },
  );
};

export const lookOverFilesNightly: AppModule = (app, { config, db, clock, elapsed }) => {
  const store = openStore(config);
  app.jobs.define({
    name: 'assets.look',
    lane: 'hours',
    every,
    run: ({ signal }) => lookOverFiles({ db, store, clock, elapsed, signal, log: app.log }),
  });
};
