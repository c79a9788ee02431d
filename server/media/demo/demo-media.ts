import { findPopularTracks } from '../../modules/audio/audio.repository.ts';
import { listForemostSubjects } from '../../modules/image/image.repository.ts';
import type { App, Foundation } from '../../platform/app.ts';
import type { Media } from '../media-source.ts';
import type { RenderQueue } from '../render-queue.ts';
import { openDemoPictures } from './demo-pictures.ts';
import { openDemoSound } from './demo-sound.ts';

/** So many of the most played tracks are rendered before anyone asks for them. */
const preparedTracks = 24;

/** How many things of a kind are drawn ahead: a home page and a search page hold fewer. */
const preparedPictures = 48;

/** The server has so many milliseconds after it started for more pressing things. */
const quietStart = 10_000;

/**
 * The demo as a source of media: a song for every track and a picture for every thing, made of nothing
 * but their ids and a few words. What a first visit asks for is made ahead of it.
 */
export function openDemoMedia(app: App, foundation: Foundation, queue: RenderQueue): Media {
  const { config, db } = foundation;
  const sound = openDemoSound(app, foundation);
  const pictures = openDemoPictures(app, foundation, queue);

  const drawForemost = async () => {
    const subjects = await listForemostSubjects(db, preparedPictures);
    await pictures.prepare(subjects);
    // As wide as a page's head has them. Covers have their small file there meanwhile, portraits none.
    await pictures.prepare(
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
    pictures.close();
    await sound.close();
  });
  return { sound: sound.sound, picture: pictures.picture };
}
