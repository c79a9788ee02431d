import { type StaffAction, staffActionsMost } from '#contract/administration.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { parseSearchQuery } from '../../../platform/search-text/search-query.ts';
import { serve } from '../../../platform/serve.ts';
import { findStaffActions, type StaffActionRow } from './staff-action.repository.ts';
import { hiddenKinds } from './who-sees.ts';

/** See docs/product/administration.md. */
export const staffActionRoutes: AppModule = (app, { db }) => {
  serve(
    app,
    'GET /admin/actions',
    { access: { permission: 'admin.open', right: 'any' } },
    async (request) => {
      const { q = '', page = 1 } = request.query;
      const search = parseSearchQuery(q);
      // No name matches symbols.
      if (search === null && q.trim() !== '') return { actions: [], total: 0, hasMore: false };
      const { rows, counted } = await findStaffActions(db, {
        page,
        fullText: search?.fullText,
        hidden: hiddenKinds(getViewer(request).rights),
      });
      return {
        actions: rows.map(describeAction),
        total: Math.min(counted, staffActionsMost),
        hasMore: counted > staffActionsMost,
      };
    },
  );
};

function describeAction(row: StaffActionRow): StaffAction {
  const { id, at, action, before, after, address } = row;
  return {
    id: String(id),
    at: at.toISOString(),
    actor: { id: row.actorId, name: row.actorName },
    action,
    target: { kind: row.targetKind, id: row.targetId, name: row.targetName },
    before,
    after,
    address,
  };
}
