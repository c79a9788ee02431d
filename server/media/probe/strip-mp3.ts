import { findFrame, frameBytes, frameMost } from './mp3-frame.ts';
import type { Stripping } from './strip-sound.ts';

/** Frames must follow each other within these bytes. */
const searched = 3 * frameMost;

/** Drops ID3v1, APE and Lyrics3 tags. */
export const stripMp3: Stripping = async function* frames(chunks) {
  let waiting: Buffer = Buffer.alloc(0);
  let isAtFrame = true;

  function takeFrames(): Buffer | null {
    if (!isAtFrame) {
      const start = findFrame(waiting);
      isAtFrame = start !== null;
      waiting = waiting.subarray(start ?? Math.max(0, waiting.length - searched));
      if (!isAtFrame) return null;
    }
    let end = 0;
    let bytes = frameBytes(waiting, 0);
    while (bytes !== null && end + bytes <= waiting.length) {
      end += bytes;
      bytes = frameBytes(waiting, end);
    }
    // Three bytes show whether a frame follows.
    if (bytes === null && waiting.length >= end + 3) isAtFrame = false;
    const run = waiting.subarray(0, end);
    waiting = waiting.subarray(end);
    return isAtFrame && run.length === 0 ? null : run;
  }

  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    for (let run = takeFrames(); run !== null; run = takeFrames()) if (run.length > 0) yield run;
  }
  if (isAtFrame && frameBytes(waiting, 0) !== null) yield waiting;
};
