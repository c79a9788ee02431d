import type { App, Foundation } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Media, PictureSubject, SoundSubject } from '../media-source.ts';
import type { RenderQueue } from '../render-queue.ts';
import { openDemoPictures } from './demo-pictures.ts';
import { openDemoSound } from './demo-sound.ts';

const preparedTracks = 24;

/** Pictures of each kind drawn ahead; a home page and a search page have fewer. */
const preparedPictures = 48;

/** Milliseconds that a start leaves to more urgent work. */
const quietStart = 10_000;

/** Content of a first visit, provided by modules, the best first. */
export type Foremost = {
  tracks: (db: Db, limit: number) => Promise<SoundSubject[]>;
  pictures: (db: Db, limit: number) => Promise<PictureSubject[]>;
};

/**
 * Derives a song per track and a picture per thing from ids and a few words, and renders those of
 * a first visit ahead.
 */
export function openDemoMedia(
  app: App,
  foundation: Foundation,
  { queue, foremost }: { queue: RenderQueue; foremost: Foremost },
): Media {
  const { config, db } = foundation;
  const sound = openDemoSound(app, foundation);
  const pictures = openDemoPictures(app, foundation, queue);

  const drawForemost = async () => {
    const subjects = await foremost.pictures(db, preparedPictures);
    await pictures.prepare(subjects);
    // Page headers have this width. Covers show a smaller file meanwhile; portraits have none.
    await pictures.prepare(
      subjects.filter(({ kind }) => kind === 'artist'),
      640,
    );
  };
  const renderPopular = async () => {
    const tracks = await foremost.tracks(db, preparedTracks);
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
    pictures.close();
    await sound.close();
  });
  return { sound: sound.sound, picture: pictures.picture };
}
