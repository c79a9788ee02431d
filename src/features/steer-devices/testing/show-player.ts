import type { Player, PlayerDevice } from '@/shared/contract/player.ts';
import { playerView } from '../model/player-view';

const device = (changes: Partial<PlayerDevice>): PlayerDevice => ({
  id: 'own',
  name: 'Firefox · Linux',
  kind: 'computer',
  lastSeenAt: '2026-11-20T20:00:00Z',
  isOnline: true,
  ...changes,
});

export const own = device({});
export const phone = device({ id: 'phone', name: 'Chrome · Android', kind: 'phone' });
export const tablet = device({ id: 'tablet', name: '', kind: 'tablet', isOnline: false });

export const playingOn = (deviceId: string, isPlaying = true): NonNullable<Player['playing']> => ({
  deviceId,
  isPlaying,
  at: 0,
  seconds: 73,
  volume: 0.6,
  track: { id: 'trk_luna', title: 'Luna de ámbar', artistName: 'Vera Solana', duration: 214 },
});

/** What the server would have said; returns the function that forgets it. */
export function showPlayer(
  player: Partial<Player> | null,
  view: { isUnreachable?: boolean } = {},
): () => void {
  const nothing = { devices: [own], playing: null, queueVersion: null };
  playerView.set({
    ownId: own.id,
    player: player && { ...nothing, ...player },
    answeredAt: performance.now(),
    isUnreachable: false,
    ...view,
  });
  return playerView.clear;
}
