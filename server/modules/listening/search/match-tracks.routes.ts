import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { createTrackMatcher } from './match-tracks.ts';

/** Two of the longest lists a minute. */
const callLimit = { most: 200, window: 60_000 } as const;

export const matchTracksRoutes: AppModule = (app, dependencies) => {
  const matchTracks = createTrackMatcher(dependencies);
  const calls = app.limits.define('match-tracks', callLimit);

  /** It only reads, so it needs no transaction; the songs are too long for an address. */
  serve(
    app,
    'POST /tracks/match',
    { access: 'listener', opensTransaction: true },
    async (request) => {
      const viewer = getViewer(request);
      calls.count(viewer.id);
      return { matches: await matchTracks(request.body.songs, viewer) };
    },
  );
};
