import type { Buffer } from 'node:buffer';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { findUserImageContent } from '../user/user-image.repository.ts';
import type { ImageWidth } from './render-art.ts';
import { createRenderQueue } from './render-queue.ts';
import { resizePicture } from './user-picture.ts';

export type SentPictures = {
  /** That version in that width, as WebP. @throws {Problem} `not-found` when it has just changed. */
  read: (userId: string, version: string, width: ImageWidth) => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * Pictures that people sent of themselves. Smaller ones are made at each call and kept nowhere, so
 * that a picture that was taken back is gone.
 */
export function readSentPictures(db: Db): SentPictures {
  const queue = createRenderQueue();

  async function read(userId: string, version: string, width: ImageWidth) {
    const kept = await findUserImageContent(db, userId, version);
    if (kept === null) throw problem('not-found');
    return queue.run('now', () => resizePicture(kept, width));
  }

  return { read, close: () => queue.close() };
}
