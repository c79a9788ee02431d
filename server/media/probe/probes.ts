import { readFile } from 'node:fs/promises';
import { checkVideo, type VideoLimits } from '#video/check-video.ts';
import { describeSound } from './describe-sound.ts';
import { encodePicture } from './encode-picture.ts';

/** What is found out about files that people send, by the kind of file. */
export const probes = {
  sound: describeSound,
  video: async (path: string, limits?: VideoLimits) => checkVideo(await readFile(path), limits),
  picture: encodePicture,
};

export type Probes = typeof probes;
