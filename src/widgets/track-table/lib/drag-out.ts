import type { DragEvent, PointerEvent } from 'react';
import { dragTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { getRow } from './move-focus';

const getTrackRow = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? getRow(target) : null;

type Chosen = { keys: readonly string[]; chosen: ReadonlySet<string> | undefined };

/**
 * The mouse drags rows out of the list, such as into the queue or a playlist: a chosen row with all
 * that are chosen.
 */
export const dragOut = (tracks: readonly Track[], { keys, chosen }: Chosen) => ({
  onPointerDownCapture: (event: PointerEvent) => {
    const row = getTrackRow(event);
    // A finger that stays opens the menu.
    if (row && event.pointerType === 'mouse') row.draggable = true;
  },
  onDragStart: (event: DragEvent) => {
    const index = Number(getTrackRow(event)?.dataset['index']);
    const isMeant = (at: number) => chosen?.has(keys[at] ?? '') === true;
    const meant = tracks.filter((_, at) => (isMeant(index) ? isMeant(at) : at === index));
    if (meant.length > 0) dragTracks(event.dataTransfer, meant);
  },
});
