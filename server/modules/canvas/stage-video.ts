import type { CanvasVideo } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { checkVideo, type VideoFault } from '#video/check-video.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
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
  notSquare: words.notSquare,
  side: fill(words.side, { least: sideMin, most: sideMax }),
  tooShort: fill(words.tooShort, { seconds: secondsMin }),
  tooLong: fill(words.tooLong, { seconds: secondsMax }),
};

/**
 * Keeps a file of video aside until a canvas of its sender names it, and answers what it is.
 *
 * @throws {Problem} `invalid` for what is no square video of 3 to 8 seconds that browsers play.
 */
export async function stageVideo(
  { assets, db }: { assets: Assets; db: Db },
  owner: string,
  sent: Buffer,
): Promise<CanvasVideo> {
  const found = await checkVideo(sent);
  if (typeof found === 'string') throw refusedVideo(found);
  // A MOV holds the same boxes, and browsers that refuse its name play it as MP4.
  const video = await assets.stage(sent, { owner, purpose: videoPurpose, type: 'video/mp4' });
  await keepVideo(db, { hash: video, ...found });
  return { video, ...found };
}

/** The failure of a file that is not taken, in a sentence for people. */
export function refusedVideo(fault: VideoFault) {
  const error = faultSentences[fault];
  const status = fault === 'tooLarge' ? 413 : 400;
  return problem('invalid', { error, fields: { videoFile: error }, status });
}
