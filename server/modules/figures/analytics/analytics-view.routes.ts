import { type AnalyticsView } from '#contract/analytics-view.ts';
import { analyticsViewLimits } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import {
  deleteView,
  findViews,
  findViewsLocked,
  insertView,
  renameView,
} from './analytics-view.repository.ts';

const config = { access: { permission: 'analytics.open' } } as const;

/** Views are private to each user. See docs/product/analytics.md. */
export const analyticsViewRoutes: AppModule = (app, { db }) => {
  serve(app, 'GET /analytics/views', config, (request) => findViews(db, getViewer(request).id));

  serve(app, 'POST /analytics/views', config, async (request) => {
    const ownerId = getViewer(request).id;
    const view = { id: newId(), ...request.body };
    const { tx } = request;
    const views = await findViewsLocked(tx, ownerId);
    refuseDuplicateName(views, view);
    if (views.length >= analyticsViewLimits.perPerson) {
      const { perPerson: count } = analyticsViewLimits;
      throw problem('invalid', { error: fill(sentences.analytics.tooMany, { count }) });
    }
    await insertView(tx, ownerId, view);

    return view;
  });

  serve(app, 'PATCH /analytics/views/:id', config, async (request) => {
    const ownerId = getViewer(request).id;
    const { tx } = request;
    const views = await findViewsLocked(tx, ownerId);
    const view = views.find(({ id }) => id === request.params.id);
    if (view === undefined) throw problem('not-found');
    const renamed = { ...view, ...request.body };
    refuseDuplicateName(views, renamed);
    await renameView(tx, ownerId, renamed);
    return renamed;
  });

  serve(app, 'DELETE /analytics/views/:id', config, async (request) => {
    const isDeleted = await deleteView(request.tx, getViewer(request).id, request.params.id);
    if (!isDeleted) throw problem('not-found');
  });
};

function refuseDuplicateName(views: readonly AnalyticsView[], { id, name }: AnalyticsView) {
  if (views.every((view) => view.id === id || view.name !== name)) return;
  const { nameTaken } = sentences.analytics;
  throw problem('duplicate', { error: nameTaken, fields: { name: nameTaken } });
}
