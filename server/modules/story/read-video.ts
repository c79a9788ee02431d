import { storyLimits } from '#contract/story-limits.ts';
import { checkVideo, type VideoFault } from '#video/check-video.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import type { ReadFile } from './read-file.ts';
import { refusedFile } from './refused-file.ts';

const words = sentences.stories.video;
const common = sentences.canvas.file;
const { bytes, secondsMin, videoSecondsMax, sideMin, sideMax, picturesMax } = storyLimits;

const faultSentences: Record<Exclude<VideoFault, 'notSquare'>, Sentence> = {
  type: common.type,
  tooLarge: fill(words.tooLarge, { megabytes: bytes.video / 1024 / 1024 }),
  cutOff: common.cutOff,
  unreadable: common.unreadable,
  noPicture: common.noPicture,
  codec: common.codec,
  side: fill(words.side, { least: sideMin, most: sideMax }),
  tooShort: fill(words.tooShort, { seconds: secondsMin }),
  tooLong: fill(words.tooLong, { seconds: videoSecondsMax }),
};

const limits = {
  bytes: bytes.video,
  secondsMin,
  secondsMax: videoSecondsMax,
  sideMin,
  sideMax,
  picturesMax,
  isSquare: false,
};

/** A video that browsers play. @throws {Problem} `invalid` for what is none, or is longer than 15 seconds. */
export async function readVideo(sent: Buffer): Promise<ReadFile> {
  const found = await checkVideo(sent, limits);
  // Of any shape: that is not asked.
  if (found === 'notSquare') throw refusedFile(common.unreadable);
  if (typeof found === 'string') throw refusedFile(faultSentences[found]);
  // A MOV holds the same boxes, and browsers that refuse its name play it as MP4.
  return { content: sent, type: 'video/mp4', seconds: found.seconds };
}
