import type { AudioPlayer } from '@/shared/lib/audio';
import type { AudioAddresses } from './audio-addresses';
import { currentItem, itemAfter } from './current-item';
import { type PlaybackStore, hearsPreviews } from './playback-store';
import { fadeAfter } from './cross-fade';
import { runsOn } from './run-on';

/** Seconds. */
const lead = 15;

/** Preloading ends the current play, which counts from its half. */
const getLead = (duration: number) => Math.min(lead, duration / 2);

export function createPreloader(
  { getState }: PlaybackStore,
  audio: AudioPlayer,
  addresses: AudioAddresses,
) {
  let ready: { key: string; isSeamless: boolean; fade: number } | null = null;

  const takeBack = () => {
    if (ready?.isSeamless || ready?.fade) audio.preload(null);
    ready = null;
  };

  /**
   * @param remaining seconds
   * @param isParted whether something sounds before the next track
   */
  return async (remaining: number, isParted: boolean): Promise<void> => {
    const { playback } = getState();
    const current = currentItem(playback)?.track;
    if (!current || remaining > getLead(current.duration)) {
      ready = null;
      return;
    }
    const next = itemAfter(playback);
    // A repeated track is already loaded.
    const isNeeded = next && !hearsPreviews(getState()) && next.track.audioUrl !== current.audioUrl;
    if (!isNeeded) {
      takeBack();
      return;
    }
    const isSeamless = !isParted && runsOn(getState());
    const fade = isParted ? 0 : fadeAfter(getState());
    const isKnown = next.key === ready?.key && isSeamless === ready.isSeamless;
    if (isKnown && fade === ready?.fade) return;
    takeBack();
    const own = { key: next.key, isSeamless, fade };
    ready = own;
    const atHand = addresses.atHand(next.track, remaining + next.track.duration);
    const answer = atHand ? { address: atHand } : await addresses.ask(next.track);
    if ('address' in answer && ready === own) audio.preload(answer.address, { isSeamless, fade });
  };
}
