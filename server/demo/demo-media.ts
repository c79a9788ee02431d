import type { App, Foundation } from '../platform/app.ts';
import type { DrawnPictures } from '../media/drawings/drawn-pictures.ts';
import type { MediaSource } from '../media/media-source.ts';
import { findPopularTracks } from '../modules/listening/audio/index.ts';
import { listForemostSubjects } from '../modules/listening/image/index.ts';
import { openDemoSound } from './demo-sound.ts';

const preparedTracks = 24;

/** Pictures of each kind drawn ahead; a home page and a search page have fewer. */
const preparedPictures = 48;

/** Milliseconds that a start leaves to more urgent work. */
const quietStart = 10_000;

/** Derives a song per track from its id, genre and length, and makes ahead what a first visit needs. */
export function openDemoMedia(
  app: App,
  foundation: Foundation,
  drawn: Pick<DrawnPictures, 'prepare'>,
): MediaSource {
  const { config, db } = foundation;
  const sound = openDemoSound(app, foundation);

  const drawForemost = async () => {
    const subjects = await listForemostSubjects(db, preparedPictures);
    await drawn.prepare(subjects);
    // Page headers have this width. Covers show a smaller file meanwhile; portraits have none.
    await drawn.prepare(
      subjects.filter(({ kind }) => kind === 'artist'),
      640,
    );
  };
  const renderPopular = async () => {
    const tracks = await findPopularTracks(db, preparedTracks);
    await sound.prepare(tracks.filter(({ asset }) => asset === null));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    if (!config.rendersAhead) return;
    drawForemost().catch((error: unknown) =>
      app.log.warn({ err: error }, 'the images could not be prepared'),
    );
    timer = setTimeout(() => {
      renderPopular().catch((error: unknown) =>
        app.log.warn({ err: error }, 'no tracks were prepared'),
      );
    }, quietStart).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await sound.close();
  });
  return { sound: sound.sound, picture: () => null };
}
