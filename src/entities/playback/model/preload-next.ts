import type { AudioPlayer } from '@/shared/lib/audio';
import type { AudioAddresses } from './audio-addresses';
import { currentItem, itemAfter } from './current-item';
import { type PlaybackStore, hearsPreviews } from './playback-store';

/** Seconds before the end at which the next track is preloaded. */
const lead = 15;

/** Preloading ends the current play, so a short track must first reach the half that counts. */
const leadOf = (duration: number) => Math.min(lead, duration / 2);

/** Preloads the next track once, shortly before the current one ends. */
export function createPreloader(
  { getState }: PlaybackStore,
  audio: AudioPlayer,
  addresses: AudioAddresses,
) {
  let readyKey: string | null = null;

  return async (remaining: number): Promise<void> => {
    const { playback } = getState();
    const current = currentItem(playback)?.track;
    if (!current || remaining > leadOf(current.duration)) {
      readyKey = null;
      return;
    }
    const next = itemAfter(playback);
    // Previews have no next track, and a repeated one is loaded.
    const isNeeded = next && !hearsPreviews(getState()) && next.track.audioUrl !== current.audioUrl;
    if (!isNeeded || next.key === readyKey) return;
    readyKey = next.key;
    const atHand = addresses.atHand(next.track, remaining + next.track.duration);
    const answer = atHand ? { address: atHand } : await addresses.ask(next.track);
    if ('address' in answer && readyKey === next.key) audio.preload(answer.address);
  };
}
