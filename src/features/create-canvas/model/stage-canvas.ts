import type { Stage } from '@/entities/outbox';
import { readFile } from '@/shared/files';
import type { NewCanvas } from './canvases';

const later = { kind: 'later' } as const;

/** Brings the file of a canvas and its picture to the server; what is sent names them by their hashes. */
export const stageCanvas: Stage = async ({ thing, body }, put) => {
  const { fileKey, thumbnailKey } = thing as NewCanvas;
  const staged: { videoFile: unknown; thumbnailFile: unknown } = {
    videoFile: null,
    thumbnailFile: null,
  };
  const picture = thumbnailKey === null ? null : await read(thumbnailKey);
  if (fileKey !== null) {
    const file = await read(fileKey);
    // The reason is the screen's to say.
    if (file === null) return { kind: 'refused', reason: '' };
    const video = await put('promotion/uploads/canvas', file, picture?.size);
    if (video.kind !== 'put') return video;
    staged.videoFile = hashIn(video.content, 'video');
    if (staged.videoFile === null) return later;
  }
  if (picture !== null) {
    const thumbnail = await put('promotion/uploads/canvas-thumbnail', picture);
    if (thumbnail.kind === 'later' || thumbnail.kind === 'ended') return thumbnail;
    // Without its picture it is as good.
    if (thumbnail.kind === 'put') staged.thumbnailFile = hashIn(thumbnail.content, 'thumbnail');
  }
  return { kind: 'staged', body: { ...body, ...staged } };
};

const read = (key: string) => readFile(key).catch(() => null);

function hashIn(content: unknown, name: string): string | null {
  const hash =
    typeof content === 'object' && content !== null && (content as Record<string, unknown>)[name];
  return typeof hash === 'string' ? hash : null;
}
