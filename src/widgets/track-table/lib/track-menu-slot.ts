import type { ComponentType } from 'react';
import type { Track } from '@/shared/contract/track.ts';

/** A point of the window in px, or the control that opened the menu. */
export type MenuAnchor = { x: number; y: number } | HTMLElement;

/**
 * A track's menu, mounted by the table, which restores the focus afterwards; `index` counts from
 * 0.
 */
export type TrackMenuSlot = ComponentType<{
  track: Track;
  index: number;
  anchor: MenuAnchor;
  onClose: () => void;
}>;
