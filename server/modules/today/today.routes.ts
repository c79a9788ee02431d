import { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import { waitingSchema } from '#contract/inbox.ts';
import { todaySchemas } from '#contract/today.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { toDay } from '../../platform/days.ts';
import { artistFor, labelFor } from '../ownership/index.ts';
import { countInboxes } from './editor-today.repository.ts';
import { readAdminToday } from './read-admin-today.ts';
import { readArtistToday } from './read-artist-today.ts';
import { readEditorToday } from './read-editor-today.ts';
import { readFinanceToday } from './read-finance-today.ts';
import { readLabelToday } from './read-label-today.ts';

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

  app.get(
    '/api/today/artist',
    {
      config: { access: { permission: 'artist.open' } },
      schema: { querystring: artistQuerySchema, response: { 200: todaySchemas.artist } },
    },
    async (request) => {
      const now = clock();
      const wanted = { named: request.query.artist, day: toDay(now) };
      return readArtistToday(db, await artistFor(db, getViewer(request), wanted), now);
    },
  );

  app.get(
    '/api/today/label',
    {
      config: { access: { permission: 'label.open' } },
      schema: { querystring: labelQuerySchema, response: { 200: todaySchemas.label } },
    },
    async (request) => {
      const wanted = { named: request.query.label };
      return readLabelToday(db, await labelFor(db, getViewer(request), wanted), clock());
    },
  );

  app.get(
    '/api/today/editor',
    {
      config: { access: { permission: 'editorial.manage' } },
      schema: { response: { 200: todaySchemas.editor } },
    },
    () => readEditorToday(db, clock()),
  );

  app.get(
    '/api/editorial/waiting',
    {
      config: { access: { permission: 'editorial.manage' } },
      schema: { response: { 200: waitingSchema } },
    },
    () => countInboxes(db),
  );
};
