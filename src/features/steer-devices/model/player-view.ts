import { useSyncExternalStore } from 'react';
import type { Player, PlayerDevice } from '@/shared/contract/player.ts';

export type PlayerView = {
  /** Null until the server has answered. */
  player: Player | null;
  /** Of this device. */
  ownId: string;
  /** `performance.now()` of the answer. */
  answeredAt: number;
  /** The last call had no answer. */
  isUnreachable: boolean;
};

const empty: PlayerView = { player: null, ownId: '', answeredAt: 0, isUnreachable: false };

/** What the server said last of the account's devices; outside Redux, as it changes often. */
function createPlayerView() {
  let view = empty;
  const listeners = new Set<() => void>();
  const change = (next: PlayerView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => view,
    set: (changes: Partial<PlayerView>) => change({ ...view, ...changes }),
    clear: () => change(empty),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const playerView = createPlayerView();

export const usePlayerView = (): PlayerView =>
  useSyncExternalStore(playerView.subscribe, playerView.get);

/** Seconds that are heard by now. */
export function secondsNow({ player, answeredAt }: PlayerView, now: number): number {
  const { playing } = player ?? {};
  if (!playing) return 0;
  const since = playing.isPlaying ? (now - answeredAt) / 1000 : 0;
  return Math.min(playing.seconds + since, playing.track.duration);
}

/** Milliseconds since the last sign of another device. */
const nearFor = 90_000;

const seenAt = ({ lastSeenAt }: PlayerDevice) => Date.parse(lastSeenAt);

/** Whether another device was there a moment ago, by the server's clock. */
export function hasNear(devices: readonly PlayerDevice[], ownId: string): boolean {
  const now = Math.max(...devices.map(seenAt));
  return devices.some((one) => one.id !== ownId && seenAt(one) > now - nearFor);
}
