import { readFile } from 'node:fs/promises';
import { checkVideo, type VideoLimits } from '#video/check-video.ts';
import { cleanVideo } from './clean-video.ts';
import { describeSound } from './describe-sound.ts';
import { encodePicture } from './encode-picture.ts';

/** What is found out about files that people send, by the kind of file. */
export const probes = {
  sound: describeSound,
  /** Also writes the video without all that is neither picture nor sound to `clean`. */
  async video(path: string, clean: string, limits?: VideoLimits) {
    const bytes = await readFile(path);
    const facts = await checkVideo(bytes, limits);
    if (typeof facts === 'string') return facts;
    try {
      await cleanVideo(bytes, clean);
    } catch {
      return 'unreadable';
    }
    return facts;
  },
  picture: encodePicture,
};

export type Probes = typeof probes;
