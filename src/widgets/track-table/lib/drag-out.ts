import type { DragEvent, PointerEvent } from 'react';
import { dragTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { getRow } from './move-focus';

const getTrackRow = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? getRow(target) : null;

/** The mouse drags rows out of the list, such as into the queue. */
export const dragOut = (tracks: readonly Track[]) => ({
  onPointerDownCapture: (event: PointerEvent) => {
    const row = getTrackRow(event);
    // A finger that stays opens the menu.
    if (row && event.pointerType === 'mouse') row.draggable = true;
  },
  onDragStart: (event: DragEvent) => {
    const track = tracks[Number(getTrackRow(event)?.dataset['index'])];
    if (track) dragTracks(event.dataTransfer, [track]);
  },
});
