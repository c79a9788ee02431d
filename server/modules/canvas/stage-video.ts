import { Readable } from 'node:stream';
import type { CanvasVideo } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import type { VideoFault } from '#video/check-video.ts';
import { probeFile } from '../../media/probe/probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { piecesOf } from '../../platform/uploaded-body.ts';
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
 * Keeps a file of video aside until a canvas of its sender names it, and answers what it is.
 *
 * @throws {Problem} `invalid` for what is no square video of 3 to 8 seconds that browsers play.
 */
export async function stageVideo(
  { assets, db }: { assets: Assets; db: Db },
  owner: string,
  sent: Readable,
): Promise<CanvasVideo> {
  // A MOV holds the same boxes, and browsers that refuse its name play it as MP4.
  const staging = { owner, purpose: videoPurpose, type: 'video/mp4' };
  const content = Readable.from(piecesOf(sent));
  const { hash, found } = await assets.stageExamined(content, staging, async ({ path }) => {
    const facts = await probeFile(owner, 'video', path);
    if (typeof facts === 'string') throw refusedVideo(facts);
    return facts;
  });
  await keepVideo(db, { hash, ...found });
  return { video: hash, ...found };
}

/** The failure of a file that is not taken, in a sentence for people. */
export function refusedVideo(fault: VideoFault) {
  const error = faultSentences[fault];
  const status = fault === 'tooLarge' ? 413 : 400;
  return problem('invalid', { error, fields: { videoFile: error }, status });
}
