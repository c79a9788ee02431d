import { getLanguage } from '../../../platform/get-language.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { asUntold, pitchDecisions } from './decide-pitch.ts';
import { describeSent } from './describe-pitch.ts';
import { describeEditorialPlaylists } from './editorial-playlists.repository.ts';
import { findOfArtists, pitches } from './pitch.repository.ts';
import { findPreparedTracks } from './prepared-track.repository.ts';
import { takePitch } from './take-pitch.ts';

export const pitchRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const own = pitches.serveOwn(dependencies);

  serve(
    app,
    'GET /promotion/pitches',
    ofPromotion,
    own.list({
      find: findOfArtists,
      describe: async (found, request) => {
        const untold = await pitchDecisions.findUntold(
          db,
          found.map(({ pitch }) => pitch.id),
        );
        const rows = found.map((row) =>
          untold.has(row.pitch.id) ? { ...row, pitch: asUntold(row.pitch) } : row,
        );
        return describeSent(db, rows, signing(request));
      },
      getArtistId: ({ pitch }) => pitch.artistId,
    }),
  );

  serve(app, 'POST /promotion/pitches', ofPromotion, own.take(takePitch));

  serve(app, 'GET /promotion/prepared-tracks', ofPromotion, async (request) =>
    findPreparedTracks(db, await own.getArtist(db, request)),
  );

  serve(app, 'GET /promotion/editorial-playlists', ofPromotion, (request) =>
    describeEditorialPlaylists(db, { language: getLanguage(request), now: clock() }),
  );
};
