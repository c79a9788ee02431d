import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { artistFor } from '../../catalogue/ownership/index.ts';
import { findTimedTrack } from './pitch.repository.ts';
import { readTimeline } from './read-timeline.ts';

export const trackTimelineRoutes: AppModule = (app, { db, clock }) => {
  serve(
    app,
    'GET /artist/tracks/:id/timeline',
    { access: { permission: 'artist.open' } },
    async (request) => {
      const now = clock();
      const named = { named: request.query.artist, day: toDay(now) };
      const artistId = await artistFor(db, getViewer(request), named);
      const track = await findTimedTrack(db, artistId, request.params.id);
      if (track === null) throw problem('not-found');
      return readTimeline(db, track, now);
    },
  );
};
