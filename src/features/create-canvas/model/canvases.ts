import { createdList } from '@/entities/outbox';

/** A canvas on this device. */
export type NewCanvas = {
  id: string;
  trackId: string;
  trackTitle: string;
  artistName: string;
  /** Under which key the file and a picture of it wait on the device; null where there is none. */
  fileKey: string | null;
  thumbnailKey: string | null;
  /** What the file was called. */
  fileName: string;
  /** Where the video is instead of a file, or nothing. */
  videoUrl: string;
  description: string;
  tags: string[];
  isLoop: boolean;
  startTime: number;
  endTime: number;
  /** In ISO 8601. */
  createdAt: string;
};

const isText = (value: unknown) => typeof value === 'string';

function isNewCanvas(candidate: unknown): candidate is NewCanvas {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const canvas = candidate as Record<string, unknown>;
  const { tags, isLoop, startTime, endTime, fileKey, thumbnailKey, ...texts } = canvas;
  return (
    [
      'id',
      'trackId',
      'trackTitle',
      'artistName',
      'fileName',
      'videoUrl',
      'description',
      'createdAt',
    ].every((name) => isText(texts[name])) &&
    [fileKey, thumbnailKey].every((key) => key === null || isText(key)) &&
    Array.isArray(tags) &&
    tags.every(isText) &&
    typeof isLoop === 'boolean' &&
    typeof startTime === 'number' &&
    typeof endTime === 'number'
  );
}

/** Canvases that the server does not have yet: to create one sends no request of its own. See docs/product/outbox.md. */
export const newCanvases = createdList<NewCanvas>({
  name: 'promotion/canvas',
  act: 'create-canvas',
  isItem: isNewCanvas,
  nameOf: ({ trackTitle }) => trackTitle,
  bodyOf: ({
    id: _,
    fileKey: __,
    thumbnailKey: ___,
    fileName: ____,
    createdAt: _____,
    ...form
  }) => ({
    ...form,
    videoFile: null,
    thumbnailFile: null,
  }),
});
