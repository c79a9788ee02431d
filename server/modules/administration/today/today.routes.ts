import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { countInboxes } from './count-inboxes.ts';
import { readAdminToday } from './read-admin-today.ts';
import { readArtistToday } from './read-artist-today.ts';
import { readEditorToday } from './read-editor-today.ts';
import { readFinanceToday } from './read-finance-today.ts';
import { readLabelToday } from './read-label-today.ts';

/** See docs/product/today.md. */
export const todayRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config } = dependencies;

  serve(
    app,
    'GET /today/admin',
    { access: { permission: 'admin.open', right: 'any' } },
    (request) =>
      readAdminToday({ db, clock, config, mailer: app.mailer, viewer: getViewer(request) }),
  );

  serve(
    app,
    'GET /today/finance',
    { access: { permission: 'admin.open', right: 'money' } },
    (request) => readFinanceToday(dependencies, getViewer(request).id),
  );

  serve(app, 'GET /today/artist', { access: { permission: 'artist.open' } }, async (request) => {
    const now = clock();
    const wanted = { named: request.query.artist, day: toDay(now) };
    return readArtistToday(db, await artistFor(db, getViewer(request), wanted), now);
  });

  serve(app, 'GET /today/label', { access: { permission: 'label.open' } }, async (request) => {
    const wanted = { named: request.query.label };
    return readLabelToday(db, await labelFor(db, getViewer(request), wanted), clock());
  });

  serve(app, 'GET /today/editor', { access: { permission: 'editorial.manage' } }, () =>
    readEditorToday(db, clock()),
  );

  serve(app, 'GET /editorial/waiting', { access: { permission: 'editorial.manage' } }, () =>
    countInboxes(db),
  );
};
