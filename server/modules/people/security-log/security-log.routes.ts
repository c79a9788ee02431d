import { type SecurityEvent, securityEventsMost } from '#contract/security-log.ts';
import type { AppModule } from '../../../platform/app.ts';
import { parseSearchQuery } from '../../../platform/search-text/search-query.ts';
import { serve } from '../../../platform/serve.ts';
import { findSecurityEvents } from './security-log.repository.ts';

type Row = Awaited<ReturnType<typeof findSecurityEvents>>['rows'][number];

/** See docs/product/administration.md. */
export const securityLogRoutes: AppModule = (app, { db }) => {
  serve(
    app,
    'GET /admin/security-events',
    { access: { permission: 'admin.open', right: 'service' } },
    async ({ query: { q = '', page = 1, ...filters } }) => {
      const search = parseSearchQuery(q);
      // No name or email matches symbols.
      if (search === null && q.trim() !== '') return { events: [], total: 0, hasMore: false };
      const { rows, counted } = await findSecurityEvents(db, {
        ...filters,
        page,
        search,
      });
      return {
        events: rows.map(describeEvent),
        total: Math.min(counted, securityEventsMost),
        hasMore: counted > securityEventsMost,
      };
    },
  );
};

function describeEvent({ event, address, actorName, subjectName }: Row): SecurityEvent {
  const { id, at, kind, outcome, actorId, subjectId, detail } = event;
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    outcome,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    subject: subjectId === null ? null : { id: subjectId, name: subjectName },
    address,
    detail,
  };
}
