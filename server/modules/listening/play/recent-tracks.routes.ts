import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { findRecentTracks } from './recent-tracks.repository.ts';

const recentMax = 20;

export const recentTracksRoutes: AppModule = (app, dependencies) => {
  serve(app, 'GET /tracks/recent', { access: 'listener' }, async (request) => {
    const viewer = getViewer(request);
    const tracks = await findRecentTracks(dependencies.db, viewer.id, recentMax);
    return describeTracks(tracks, viewer, dependencies, { kind: 'home' });
  });
};
