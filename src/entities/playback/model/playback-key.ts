import { deviceTexts } from '@/shared/lib/storage';
import type { PlaybackRoot } from './playback-slice';

export const playbackKey = 'playback';

/** Undefined on a first visit, which does not load the code. */
export async function restoredPlayback(): Promise<PlaybackRoot | undefined> {
  if (deviceTexts.read(playbackKey) === null) return undefined;
  const { restorePlayback } = await import('./stored-playback');
  return { playback: restorePlayback() };
}
