import { join } from 'node:path';
import type { App, Foundation } from '../platform/app.ts';
import type { ByteRange } from '../platform/content/byte-range.ts';
import { openFileCache } from '../platform/file-cache.ts';
import { constantRate } from '../media/constant-rate.ts';
import type { Media, SoundSubject } from '../media/media-source.ts';
import { mp3, mp3Bytes } from './sound/mp3-layout.ts';
import { recipeTag, renderVersion } from './sound/recipe-tag.ts';
import { createRenderPool } from './sound/render-pool.ts';
import { openSoundLibrary } from './sound/sound-library.ts';
import type { Recipe } from './synth/compose.ts';

/** In bytes, about 600 tracks of three and a half minutes. */
const capacity = 2 * 1024 ** 3;

export type DemoSound = {
  sound: Media['sound'];
  /** Renders while nobody waits for anything. */
  prepare: (tracks: readonly SoundSubject[]) => Promise<void>;
  close: () => Promise<void>;
};

export function openDemoSound(
  app: Pick<App, 'log'>,
  { config, clock, disk }: Pick<Foundation, 'config' | 'clock' | 'disk'>,
): DemoSound {
  const cache = openFileCache({
    folder: join(config.dataDir, 'audio'),
    version: renderVersion,
    capacity,
    clock,
    disk,
    onFailure: (error) => app.log.warn({ err: error }, 'a rendering could not be kept'),
  });
  const library = openSoundLibrary({
    cache,
    pool: createRenderPool(),
    onFailure: (error, { recipe: { trackId }, segment }) =>
      app.log.error({ err: error, trackId, segment }, 'a rendering failed'),
  });
  return {
    sound(track, reader) {
      const recipe = getRecipe(track);
      const content = {
        tag: recipeTag(recipe),
        type: mp3.contentType,
        bytes: mp3Bytes(track.duration),
        open: ({ start }: ByteRange) => library.open(recipe, { from: start, reader }),
      };
      return constantRate(content, mp3.bytesPerSecond);
    },
    prepare: (tracks) => library.prepare(tracks.map(getRecipe)),
    close: () => library.close(),
  };
}

const getRecipe = ({ id, genre, duration }: SoundSubject): Recipe => ({
  trackId: id,
  genre,
  duration,
});
