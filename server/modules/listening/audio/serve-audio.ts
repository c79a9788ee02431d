import type { AppModule } from '../../../platform/app.ts';
import { countPlays, markNetwork, type OnPlay } from '../play/index.ts';
import { meetsDemo } from '../../../platform/demo-mode.ts';
import { findPlayedTrack, findPlayableTrack, findWantedDownload } from './audio.repository.ts';
import { audioRoutes } from './audio.routes.ts';
import { downloadRoutes } from './download.routes.ts';
import { listeningRoutes } from './listening.routes.ts';
import { offlineRoutes } from './offline.routes.ts';

/** Adds the routes of sound, and counts what they send. */
export const serveAudio =
  (onPlay: OnPlay): AppModule =>
  (app, { db, clock, config, media, mediaKeys: secret, vault }) => {
    const plays = countPlays(app, { db, clock, onPlay });
    audioRoutes(app, {
      findTrack: (id) => findPlayableTrack(db, id),
      findPlayed: (id, session) => findPlayedTrack(db, id, session),
      media,
      secret,
      clock,
      isDemo: (request) => meetsDemo(config, request),
      admit: (listenerId) => plays.admit(listenerId),
      onServed({ listenerId, address, ...span }) {
        const networkMark = markNetwork(vault, address, clock());
        plays.served(listenerId, { ...span, networkMark });
      },
    });
    listeningRoutes(app, plays);
    offlineRoutes(app, {
      db,
      secret,
      clock,
      onPlay,
      markNetwork: (address, at) => markNetwork(vault, address, at),
    });
    downloadRoutes(app, {
      find: (whose, trackId) => findWantedDownload(db, whose, trackId),
      media,
      secret,
      clock,
      isDemo: (request) => meetsDemo(config, request),
    });
  };
