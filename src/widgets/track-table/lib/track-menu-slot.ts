import type { ComponentType } from 'react';
import type { Track } from '@/shared/contract/track.ts';

/** A point of the window in px, or the opening control. */
export type MenuAnchor = { x: number; y: number } | HTMLElement;

/** The table mounts it and restores the focus; `index` counts from 0. */
export type TrackMenuSlot = ComponentType<{
  track: Track;
  index: number;
  anchor: MenuAnchor;
  onClose: () => void;
  /** Chooses the row, as the first of several. */
  onSelect?: (() => void) | undefined;
}>;

/** What can be done with several rows. */
export type SeveralSlot = ComponentType<{
  tracks: readonly Track[];
  onClear: () => void;
  /** Removes them from the list, where that is possible. */
  onRemove?: (() => void) | undefined;
}>;
