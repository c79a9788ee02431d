import * as z from 'zod/mini';
import {
  adminLabelListSchema,
  adminLabelQuerySchema,
  adminLabelSchema,
  adminLabelsMost,
} from '#contract/label-administration.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { describeLabelOf, describeLabels } from './describe-admin-label.ts';
import { findLabel, findLabelPage } from './label-list.repository.ts';

const config = { access: { permission: 'admin.open' } } as const;
const params = z.strictObject({ id: idSchema });

/** Labels, for who runs the service. See docs/product/administration.md. */
export const labelAdministration: AppModule = (app, { db }) => {
  app.get(
    '/api/admin/labels',
    {
      config,
      schema: { querystring: adminLabelQuerySchema, response: { 200: adminLabelListSchema } },
    },
    async ({ query }) => {
      const { rows, counted } = await findLabelPage(db, query);
      return {
        labels: await describeLabels(db, rows),
        total: Math.min(counted, adminLabelsMost),
        hasMore: counted > adminLabelsMost,
      };
    },
  );

  app.get(
    '/api/admin/labels/:id',
    { config, schema: { params, response: { 200: adminLabelSchema } } },
    async (request) => {
      const row = await findLabel(db, request.params.id);
      if (row === null) throw problem('not-found');
      return describeLabelOf(db, row);
    },
  );
};
