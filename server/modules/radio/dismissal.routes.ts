import * as z from 'zod/mini';
import { dismissalKinds, dismissalsSchema } from '#contract/radio.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { dismiss, findDismissals, restoreDismissed } from './dismissal.repository.ts';

const url = '/api/user/dismissals';

export const dismissalRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;
  app.get(url, { config, schema: { response: { 200: dismissalsSchema } } }, async (request) => ({
    dismissals: await findDismissals(db, getViewer(request).id),
  }));

  const change = {
    config,
    schema: {
      params: z.strictObject({ kind: z.enum(dismissalKinds), id: idSchema }),
      body: emptyBodySchema,
      response: { 204: z.null() },
    },
  };

  app.put(`${url}/:kind/:id`, change, async (request) => {
    const wish = { listenerId: getViewer(request).id, ...request.params, now: clock() };
    if (!(await dismiss(request.tx, wish))) throw problem('not-found');
  });

  app.delete(`${url}/:kind/:id`, change, async (request) => {
    await restoreDismissed(request.tx, { listenerId: getViewer(request).id, ...request.params });
  });
};
