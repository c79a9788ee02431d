import type { AudioPlayer } from '@/shared/lib/audio';
import type { AudioAddresses } from './audio-addresses';
import { currentItem, itemAfter } from './current-item';
import { type PlaybackStore, hearsPreviews } from './playback-store';

/** Seconds. */
const lead = 15;

/** Preloading ends the current play, which counts from its half. */
const getLead = (duration: number) => Math.min(lead, duration / 2);

export function createPreloader(
  { getState }: PlaybackStore,
  audio: AudioPlayer,
  addresses: AudioAddresses,
) {
  let readyKey: string | null = null;

  return async (remaining: number): Promise<void> => {
    const { playback } = getState();
    const current = currentItem(playback)?.track;
    if (!current || remaining > getLead(current.duration)) {
      readyKey = null;
      return;
    }
    const next = itemAfter(playback);
    // A repeated track is already loaded.
    const isNeeded = next && !hearsPreviews(getState()) && next.track.audioUrl !== current.audioUrl;
    if (!isNeeded || next.key === readyKey) return;
    readyKey = next.key;
    const atHand = addresses.atHand(next.track, remaining + next.track.duration);
    const answer = atHand ? { address: atHand } : await addresses.ask(next.track);
    if ('address' in answer && readyKey === next.key) audio.preload(answer.address);
  };
}
