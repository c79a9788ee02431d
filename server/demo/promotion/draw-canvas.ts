import sharp from 'sharp';
import { checkVideo } from '#video/check-video.ts';
import { drawCanvasPicture, drawCanvasVideo } from '../video/canvas-video.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  thumbnailPurpose,
  thumbnailUse,
  videoPurpose,
  videoUse,
} from '../../modules/promotion/canvas/canvas-uses.ts';
import { canvases, keepVideo } from '../../modules/promotion/canvas/canvas.repository.ts';
import { findUndrawn } from './promotion.repository.ts';

export const drawJob = 'canvas.draw-demo';

const owner = 'demo';

export async function drawDemoCanvas(
  { db, assets }: Pick<Dependencies, 'db' | 'assets'>,
  { canvasId }: { canvasId: string },
): Promise<void> {
  const canvas = await findUndrawn(db, canvasId);
  if (canvas === null) return;
  const subject = { id: canvasId, genre: canvas.genre };
  const drawn = await drawCanvasVideo(subject);
  const picture = await sharp(drawCanvasPicture(subject)).webp().toBuffer();
  const video = await assets.stage(drawn, { owner, purpose: videoPurpose, type: 'video/mp4' });
  const staged = { owner, purpose: thumbnailPurpose, type: 'image/webp' };
  const thumbnail = await assets.stage(picture, staged);
  const probed = await checkVideo(drawn);
  if (typeof probed === 'string') throw new Error(`The drawn video is refused: ${probed}.`);
  await inTransaction(db, async (tx) => {
    await keepVideo(tx, { hash: video, ...probed });
    const claims = { owner, purpose: videoPurpose, by: videoUse(canvasId) };
    if (!(await assets.claim(tx, video, claims))) return;
    const pictures = { owner, purpose: thumbnailPurpose, by: thumbnailUse(canvasId) };
    await assets.claim(tx, thumbnail, pictures);
    await canvases.update(tx, canvasId, { video, thumbnail });
  });
}
