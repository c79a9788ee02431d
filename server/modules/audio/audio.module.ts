import { join } from 'node:path';
import type { AppModule } from '../../platform/app.ts';
import { countPlays } from '../play/count-plays.ts';
import { openAudioLibrary } from './audio-library.ts';
import { findPlayableTrack, findPopularTracks, findWantedDownload } from './audio.repository.ts';
import { audioRoutes } from './audio.routes.ts';
import { downloadRoutes } from './download.routes.ts';
import { createRenderPool } from './render-pool.ts';

/** So many of the most played tracks are rendered before anyone asks for them. */
const preparedTracks = 24;

/** The server has so many milliseconds after it started for more pressing things. */
const quietStart = 10_000;

/** Serves the tracks' audio from renderings kept in the data folder, and counts what is played. */
export const audioModule: AppModule = (app, { config, db, clock, mediaSecret }) => {
  const folder = join(config.dataDir, 'audio');
  const library = openAudioLibrary({ folder, pool: createRenderPool(), clock });
  const ledger = countPlays(app, { db, clock });
  audioRoutes(app, {
    findTrack: (id) => findPlayableTrack(db, id),
    library,
    secret: mediaSecret,
    clock,
    onServed: (stretch) => ledger.served(stretch),
  });
  downloadRoutes(app, {
    find: (listenerId, trackId) => findWantedDownload(db, listenerId, trackId),
    library,
    secret: mediaSecret,
    clock,
  });

  async function prepare() {
    const tracks = await findPopularTracks(db, preparedTracks);
    await library.prepare(
      tracks.map(({ id, genre, duration }) => ({ trackId: id, genre, duration })),
    );
  }
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setTimeout(() => {
      prepare().catch((error: unknown) => app.log.warn({ err: error }, 'no tracks were prepared'));
    }, quietStart).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await library.close();
  });
};
