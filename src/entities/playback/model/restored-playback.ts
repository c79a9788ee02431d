import { deviceTexts } from '@/shared/lib/storage';
import type { PlaybackRoot } from './playback-slice';
import { playbackKey } from './playback-key';

/**
 * The player as it was left on this device, for the store to start from; nothing on a first visit,
 * which then does not fetch the code that reads it.
 */
export async function restoredPlayback(): Promise<PlaybackRoot | undefined> {
  if (deviceTexts.read(playbackKey) === null) return undefined;
  const { restorePlayback } = await import('./stored-playback');
  return { playback: restorePlayback() };
}
