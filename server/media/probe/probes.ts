import { readFile } from 'node:fs/promises';
import { checkVideo, type VideoLimits } from '#video/check-video.ts';
import { cleanAlac } from './clean-alac.ts';
import { cleanVideo } from './clean-video.ts';
import { describeSound } from './describe-sound.ts';
import { encodePicture } from './encode-picture.ts';

export const probes = {
  sound: describeSound,
  alac: cleanAlac,
  /** @param clean path of a copy with only picture and sound. */
  async video(path: string, clean: string, limits?: VideoLimits) {
    const bytes = await readFile(path);
    const probed = await checkVideo(bytes, limits);
    if (typeof probed === 'string') return probed;
    try {
      await cleanVideo(bytes, clean);
    } catch {
      return 'unreadable';
    }
    return probed;
  },
  picture: encodePicture,
};

export type Probes = typeof probes;
