import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findRecommended } from '../radio/index.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { describeMix, readMixes } from './read-mixes.ts';

export const mixRoutes: AppModule = (app, dependencies) => {
  serve(app, 'GET /user/mixes/:id', { access: 'listener' }, async (request) => {
    const viewer = getViewer(request);
    const mixes = await readMixes(dependencies, { listenerId: viewer.id, ...request.query });
    const mix = mixes.find(({ id }) => id === request.params.id);
    if (!mix) throw problem('not-found');
    const rows = await findRecommended(dependencies.db, mix.trackIds, viewer.id);
    return {
      ...describeMix(mix),
      tracks: await describeTracks(rows, viewer, dependencies, { kind: 'radio' }),
    };
  });
};
