import type { Readable } from 'node:stream';
import { storyLimits } from '#contract/story-limits.ts';
import type { VideoFault } from '#video/check-video.ts';
import { stageCleanVideo } from '../../../media/probe/stage-clean-video.ts';
import type { Assets, Sender } from '../../../platform/assets/assets.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';
import { refusedFile } from './refused-file.ts';
import type { StagedFile } from './staged-file.ts';

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
  profile: common.profile,
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

/** @throws {Problem} `invalid` if browsers cannot play it or it is longer than 15 seconds. */
export async function stageVideo(
  assets: Assets,
  sender: Sender,
  sent: Readable,
): Promise<StagedFile> {
  const { hash, seconds } = await stageCleanVideo(assets, sent, { ...sender, refuse, limits });
  return { file: hash, seconds };
}

const refuse = (fault: VideoFault) =>
  refusedFile(fault === 'notSquare' ? common.unreadable : faultSentences[fault]);
