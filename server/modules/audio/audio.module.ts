import { join } from 'node:path';
import type { AppModule } from '../../platform/app.ts';
import { openKeptFiles } from '../../platform/kept-files.ts';
import { countPlays } from '../play/count-plays.ts';
import { openSoundLibrary } from '../../media/demo/sound/sound-library.ts';
import { findPlayableTrack, findPopularTracks, findWantedDownload } from './audio.repository.ts';
import { audioRoutes } from './audio.routes.ts';
import { downloadRoutes } from './download.routes.ts';
import { renderVersion } from '../../media/demo/sound/recipe-tag.ts';
import { createRenderPool } from '../../media/demo/sound/render-pool.ts';

/** Renderings are kept up to this many bytes (about 600 tracks of three and a half minutes). */
const capacity = 2 * 1024 ** 3;

/** So many of the most played tracks are rendered before anyone asks for them. */
const preparedTracks = 24;

/** The server has so many milliseconds after it started for more pressing things. */
const quietStart = 10_000;

/** Serves the tracks' audio from renderings kept in the data folder, and counts what is played. */
export const audioModule: AppModule = (app, { config, db, clock, mediaSecret }) => {
  const kept = openKeptFiles({
    folder: join(config.dataDir, 'audio'),
    version: renderVersion,
    capacity,
    clock,
    onFailure: (error) => app.log.warn({ err: error }, 'a rendering could not be kept'),
  });
  const library = openSoundLibrary({
    kept,
    pool: createRenderPool(),
    onFailure: (error, { recipe: { trackId }, segment }) =>
      app.log.error({ err: error, trackId, segment }, 'a rendering failed'),
  });
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
