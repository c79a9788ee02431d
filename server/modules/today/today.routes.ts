import { todaySchemas } from '#contract/today.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { readAdminToday } from './read-admin-today.ts';
import { readFinanceToday } from './read-finance-today.ts';

/** See docs/product/today.md. */
export const todayRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  app.get(
    '/api/today/admin',
    {
      config: { access: { permission: 'admin.open', right: 'any' } },
      schema: { response: { 200: todaySchemas.admin } },
    },
    (request) => readAdminToday({ db, clock, mailer: app.mailer, viewer: getViewer(request) }),
  );

  app.get(
    '/api/today/finance',
    {
      config: { access: { permission: 'admin.open', right: 'money' } },
      schema: { response: { 200: todaySchemas.finance } },
    },
    (request) => readFinanceToday(dependencies, getViewer(request).id),
  );
};
