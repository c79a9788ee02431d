import { useCanvasesQuery } from '@/entities/canvas';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import type { Canvas, DeliveredCanvas } from '@/shared/contract/canvas.ts';

/** A canvas on this device. */
export type NewCanvas = Omit<DeliveredCanvas, 'at' | 'videoFile' | 'thumbnailFile'> & {
  /** Keys of the file and its picture on the device; null without one. */
  fileKey: string | null;
  thumbnailKey: string | null;
  /** Original file name. */
  fileName: string;
  /** In ISO 8601. */
  createdAt: string;
};

export type ShownCanvas = Shown<Canvas, NewCanvas>;

/** Canvases; creating one sends no request of its own. See docs/product/canvas.md. */
export const canvasTool = defineTool<NewCanvas, Canvas>({
  address: 'promotion/canvas',
  act: 'create-canvas',
  schema: async () => (await import('./canvas-rules')).newCanvasSchema,
  getName: ({ trackTitle }) => trackTitle,
  toBody: ({
    id: _,
    fileKey: __,
    thumbnailKey: ___,
    fileName: ____,
    createdAt: _____,
    ...body
  }) => ({
    ...body,
    videoFile: null,
    thumbnailFile: null,
  }),
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
});

/** Milliseconds; signed addresses of canvases that are not live expire after 15 minutes. */
const renewEvery = 10 * 60_000;

export function useCanvases(scope: OutboxScope) {
  const query = useCanvasesQuery(listedFor(scope), {
    refetchOnMountOrArgChange: true,
    pollingInterval: renewEvery,
    skipPollingIfUnfocused: true,
  });
  return useToolItems(canvasTool, scope, query);
}
