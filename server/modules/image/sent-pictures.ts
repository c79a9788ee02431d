import type { Buffer } from 'node:buffer';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { findUserImageContent } from '../user/user-image.repository.ts';
import type { ImageWidth } from '../../media/demo/pictures/render-art.ts';
import type { ImageFormat } from '../../media/demo/pictures/drawing-store.ts';
import type { RenderQueue } from '../../media/render-queue.ts';
import { toJpeg } from '../../media/to-jpeg.ts';
import { resizePicture } from './user-picture.ts';

/** A picture that a person sent: whose, which of theirs, and how it is wanted. */
export type WantedPicture = {
  userId: string;
  version: string;
  width: ImageWidth;
  format: ImageFormat;
};

export type SentPictures = {
  /** That version in that width and format. @throws {Problem} `not-found` when it has just changed. */
  read: (wanted: WantedPicture) => Promise<Buffer>;
};

/**
 * Pictures that people sent of themselves. Smaller ones are made at each call and kept nowhere, so
 * that a picture that was taken back is gone. They wait in the queue of all work on pictures.
 */
export function readSentPictures(
  sources: { db: Db; assets: Pick<Assets, 'read'> },
  queue: RenderQueue,
): SentPictures {
  return {
    async read({ userId, version, width, format }) {
      const kept = await findUserImageContent(sources, userId, version);
      if (kept === null) throw problem('not-found');
      return queue.run('now', async () => {
        const webp = await resizePicture(kept, width);
        return format === 'jpg' ? toJpeg(webp) : webp;
      });
    },
  };
}
