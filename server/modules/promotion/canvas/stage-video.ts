import type { Readable } from 'node:stream';
import type { CanvasVideo } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import type { VideoFault } from '#video/check-video.ts';
import { stageCleanVideo } from '../../../media/probe/stage-clean-video.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';
import { keepVideo } from './canvas.repository.ts';
import { videoPurpose } from './canvas-uses.ts';

const words = sentences.canvas.file;
const { bytes, secondsMin, secondsMax, sideMin, sideMax } = canvasLimits;

const faultSentences: Record<VideoFault, Sentence> = {
  type: words.type,
  tooLarge: fill(words.tooLarge, { megabytes: bytes / 1024 / 1024 }),
  cutOff: words.cutOff,
  unreadable: words.unreadable,
  noPicture: words.noPicture,
  codec: words.codec,
  profile: words.profile,
  notSquare: words.notSquare,
  side: fill(words.side, { least: sideMin, most: sideMax }),
  tooShort: fill(words.tooShort, { seconds: secondsMin }),
  tooLong: fill(words.tooLong, { seconds: secondsMax }),
};

/**
 * @throws {Problem} `invalid` for anything but a square video of 3 to 8 seconds that browsers
 * play.
 */
export async function stageVideo(
  { assets, db }: { assets: Assets; db: Db },
  owner: string,
  sent: Readable,
): Promise<CanvasVideo> {
  const staging = { owner, purpose: videoPurpose, refuse: refusedVideo };
  const { hash, ...found } = await stageCleanVideo(assets, sent, staging);
  await keepVideo(db, { hash, ...found });
  return { video: hash, ...found };
}

export function refusedVideo(fault: VideoFault) {
  const error = faultSentences[fault];
  const status = fault === 'tooLarge' ? 413 : 400;
  return problem('invalid', { error, fields: { videoFile: error }, status });
}
