import { join } from 'node:path';
import type { App, Foundation } from '../../platform/app.ts';
import { openFileCache } from '../../platform/file-cache.ts';
import type { Media } from '../media-source.ts';
import type { ImageWidth } from '../picture-form.ts';
import type { RenderQueue } from '../render-queue.ts';
import type { ArtSubject } from '../art/art-subject.ts';
import { artColour } from './art-colour.ts';
import { openDrawings } from './drawing-store.ts';
import { rendererVersion } from './drawing-version.ts';

/** In bytes, some 20,000 drawings. */
const capacity = 256 * 1024 ** 2;

/** Nearly every browser requests AVIF. */
const preparedFormat = 'avif';

export type DrawnPictures = {
  picture: Media['picture'];
  /** Draws while nobody waits for another picture, 320 px wide by default. */
  prepare: (subjects: readonly ArtSubject[], width?: ImageWidth) => Promise<void>;
  close: () => void;
};

export function openDrawnPictures(
  app: Pick<App, 'log'>,
  { config, clock, disk }: Pick<Foundation, 'config' | 'clock' | 'disk'>,
  queue: RenderQueue,
): DrawnPictures {
  const cache = openFileCache({
    folder: join(config.dataDir, 'images'),
    version: rendererVersion,
    capacity,
    clock,
    disk,
    onFailure: (error) => app.log.warn({ err: error }, 'an image could not be kept'),
  });
  const drawings = openDrawings({ cache, queue });
  return {
    picture: (subject) => ({
      version: null,
      tag: (form) => drawings.tag({ subject, ...form }),
      read: (form, by) => drawings.read({ subject, ...form }, by),
      colour: () => artColour(subject),
    }),
    prepare: (subjects, width = 320) =>
      drawings.prepare(subjects.map((subject) => ({ subject, width, format: preparedFormat }))),
    close: () => drawings.close(),
  };
}
