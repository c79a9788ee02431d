import { defineItem, isOnlyHere, type ShownOf } from '@/entities/outbox';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { canvasLimits, canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import type { CanvasSent, CanvasTyped, NewCanvas } from './canvas-rules';

const states = ['waiting', ...canvasStatuses] as const;

/** Canvases; creating one sends no request of its own. See docs/product/canvas.md. */
export const canvasItem = defineItem<
  NewCanvas,
  Canvas,
  CanvasTyped,
  CanvasSent,
  (typeof states)[number]
>({
  act: 'create-canvas',
  address: 'promotion/canvas',
  load: () => import('./canvas-rules'),
  empty: () => ({
    trackId: '',
    videoUrl: '',
    description: '',
    tags: [],
    isLoop: true,
    startTime: '0',
    endTime: String(canvasLimits.secondsMax),
  }),
  local: ['fileKey', 'thumbnailKey', 'fileName', 'createdAt'],
  // It waits for the editors.
  toThing: ({ id, trackId, trackTitle, artistName, videoUrl, startTime, endTime, createdAt }) => ({
    id,
    trackId,
    trackTitle,
    artistName,
    videoUrl,
    thumbnailUrl: null,
    duration: Math.round((endTime - startTime) * 10) / 10,
    status: 'pending',
    createdAt,
    updatedAt: createdAt,
    views: 0,
    engagement: 0,
  }),
  getFiles: ({ fileKey, thumbnailKey }) => [
    { key: fileKey, address: 'promotion/uploads/canvas', answer: 'video', field: 'videoFile' },
    {
      key: thumbnailKey,
      address: 'promotion/uploads/canvas-thumbnail',
      answer: 'thumbnail',
      field: 'thumbnailFile',
      mayBeGone: true,
      mayBeRefused: true,
    },
  ],
  getName: ({ trackTitle }) => trackTitle,
  states: {
    order: states,
    of: ({ thing, pending }) => (isOnlyHere(pending) ? 'waiting' : thing.status),
  },
});

export type ShownCanvas = ShownOf<typeof canvasItem>;
