import type { AppModule } from '../../platform/app.ts';
import { countPlays } from '../play/count-plays.ts';
import { findPlayableTrack, findWantedDownload } from './audio.repository.ts';
import { audioRoutes } from './audio.routes.ts';
import { downloadRoutes } from './download.routes.ts';

/** Serves the sound of tracks, whatever its source, and counts what is played. */
export const audioModule: AppModule = (app, { db, clock, media, mediaSecret: secret }) => {
  const plays = countPlays(app, { db, clock });
  audioRoutes(app, {
    findTrack: (id) => findPlayableTrack(db, id),
    media,
    secret,
    clock,
    onServed: ({ listenerId, ...stretch }) => plays.served(listenerId, stretch),
  });
  downloadRoutes(app, {
    find: (listenerId, trackId) => findWantedDownload(db, listenerId, trackId),
    media,
    secret,
    clock,
  });
};
