import type { Spot } from '@/shared/contract/marquee.ts';
import type { SpotPlayer } from './play-spot';
import { type PlaybackStore, hearsSpots } from './playback-store';

/** Seconds before the end of a track. */
const lead = 12;
const lastCall = 3;

/** Loads what plays advertisements where a track ends on the free plan. */
export function createSpots(store: PlaybackStore) {
  let player: SpotPlayer | null = null;
  let isLoading = false;
  let isBetween = false;

  const load = async () => {
    isLoading = true;
    try {
      const { createSpotPlayer } = await import('./play-spot');
      player = createSpotPlayer(store);
      await player.prepare();
    } catch {
      // The music goes on; the next track asks again.
    }
    isLoading = false;
  };

  return {
    /** Seconds. */
    prepare(remaining: number): void {
      if (remaining > lead || isLoading || !hearsSpots(store.getState())) return;
      if (!player) void load();
      else if (remaining > lastCall) void player.prepare();
      else void player.confirm();
    },
    /** Whether one is to sound after the current track. */
    isReady: (): boolean => player?.isReady() === true,
    /** A spot sounds nowhere else. */
    betweenTracks(goOn: () => void): void {
      isBetween = true;
      goOn();
      isBetween = false;
    },
    take: (): Spot | null => (isBetween && player?.take()) || null,
    begin: (spot: Spot): void => player?.begin(spot),
    soundsAt: (position: number): void => player?.soundsAt(position),
    ended: (): void => player?.ended(),
    failed: (): void => player?.failed(),
    leave: (): void => player?.leave(),
  };
}
