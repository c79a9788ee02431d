import type { Problem } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { playableTrackApi } from '../api/playable-track-api';
import type { PlaybackStore } from './playback-store';

/** An iPad's browser reports a Mac. */
export const isMacWithTouch = (): boolean =>
  navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent);

/** Marks an iPad. */
export const tabletAddress = (address: string): string =>
  isMacWithTouch() && address.includes('?') ? `${address}&t=1` : address;

/**
 * Whether a signed address is still valid after `seconds`.
 *
 * @param address `e` in Unix seconds; without it always true
 * @param now milliseconds
 */
export function addressOutlasts(address: string, seconds: number, now: number): boolean {
  if (address === '') return false;
  const end = new URLSearchParams(address.split('?')[1]).get('e');
  return end === null || Number(end) >= now / 1000 + seconds;
}

export type AddressAnswer = { address: string } | { problem: Problem };

/** The parameters say where the track is played from. */
const callFor = ({ id, audioUrl }: Track) => id + audioUrl.replace(/^[^?]*/, '');

export function createAudioAddresses({ dispatch }: Pick<PlaybackStore, 'dispatch'>) {
  const fresh = new Map<string, string>();

  const ask = async (track: Track): Promise<AddressAnswer> => {
    const options = { subscribe: false, forceRefetch: true };
    const call = callFor(track);
    const { data, error } = await dispatch(
      playableTrackApi.endpoints.playableTrack.initiate(call, options),
    );
    if (!data) return { problem: (error as Problem | undefined) ?? { kind: 'server' } };
    fresh.set(call, data.audioUrl);
    return { address: tabletAddress(data.audioUrl) };
  };

  return {
    ask,
    atHand: (track: Track, seconds: number): string | null => {
      const known = [fresh.get(callFor(track)), track.audioUrl];
      const good = known.find((one) => one && addressOutlasts(one, seconds, Date.now()));
      return good ? tabletAddress(good) : null;
    },
    /** The addresses are signed for another user. */
    forget: () => fresh.clear(),
  };
}

export type AudioAddresses = ReturnType<typeof createAudioAddresses>;

/** Keeps the request for the first bytes from counting as a play. */
export const continuedAddress = (address: string): string =>
  address.includes('?') ? `${address}&c=1` : address;
