import { useCanvasesQuery } from '@/entities/canvas';
import { type Created, type CreatedPlace, listedFor, useListWithCreated } from '@/entities/outbox';
import { type NewCanvas, newCanvases } from '@/features/create-canvas';
import type { Canvas } from '@/shared/contract/canvas.ts';

/** A canvas of the server, or one of this device with how far it is. */
export type ShownCanvas = { canvas: Canvas; created: Created<NewCanvas> | null };

/** Signed addresses of what is not live are good for 15 minutes. In milliseconds. */
const renewEvery = 10 * 60_000;

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useCanvasList(place: CreatedPlace) {
  const query = useCanvasesQuery(listedFor(place), {
    refetchOnMountOrArgChange: true,
    pollingInterval: renewEvery,
    skipPollingIfUnfocused: true,
  });
  return useListWithCreated(
    newCanvases,
    { place, query },
    { asThing: asCanvas, show: (canvas, created): ShownCanvas => ({ canvas, created }) },
  );
}

/** A new one, before the server has it: it waits for the editors. */
const asCanvas = (item: NewCanvas): Canvas => ({
  id: item.id,
  trackId: item.trackId,
  trackTitle: item.trackTitle,
  artistName: item.artistName,
  videoUrl: item.videoUrl,
  thumbnailUrl: null,
  duration: Math.round((item.endTime - item.startTime) * 10) / 10,
  status: 'pending',
  createdAt: item.createdAt,
  updatedAt: item.createdAt,
  views: 0,
  engagement: 0,
});
