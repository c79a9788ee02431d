import type { ComponentType } from 'react';
import type { Track } from '@/shared/contract/track.ts';

/** Where a menu opens: at a point of the window, in px, or at the control that opened it. */
export type MenuAnchor = { x: number; y: number } | HTMLElement;

/**
 * A menu for one track. The table says when it is there and gives the focus back when it has closed;
 * `index` is the place in the list, from 0.
 */
export type TrackMenuSlot = ComponentType<{
  track: Track;
  index: number;
  anchor: MenuAnchor;
  onClose: () => void;
}>;
