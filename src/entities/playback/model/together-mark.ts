import { createStoredValue } from '@/shared/lib/storage';
import type { PlaybackState } from './playback-state';

/** Whether this device may take part in a session (docs/product/together.md). */
export const togetherMark = createStoredValue<boolean>(
  'listens-together',
  (candidate) => typeof candidate === 'boolean',
);

/** Whether the queue is that of a session. */
export const isTogether = ({ source }: Pick<PlaybackState, 'source'>): boolean =>
  source?.startsWith('together:') === true;
