import { createSelector } from '@reduxjs/toolkit';
import { currentItem } from './current-item';
import { type PlaybackRoot, selectPlayback } from './playback-slice';
import type { QueueItem } from './playback-state';
import { itemsToCome } from './queue-edits';

/** Ends with the queue or its round. */
export const selectUpcomingItems: (root: PlaybackRoot) => readonly QueueItem[] = createSelector(
  [
    (root: PlaybackRoot) => selectPlayback(root).queue,
    (root: PlaybackRoot) => selectPlayback(root).order,
    (root: PlaybackRoot) => selectPlayback(root).at,
  ],
  (queue, order, at) => itemsToCome({ queue, order, at }),
);

export const selectIsCurrentAdded = (root: PlaybackRoot): boolean =>
  currentItem(selectPlayback(root))?.isAdded ?? false;
