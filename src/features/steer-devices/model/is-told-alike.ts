import type { PlaybackState } from '@/entities/playback';

/** What the account keeps of a player, or what changes its position. */
const told = [
  'isPlaying',
  'isBuffering',
  'turn',
  'at',
  'volume',
  'queue',
  'order',
  'source',
  'isShuffled',
  'repeatMode',
] as const satisfies readonly (keyof PlaybackState)[];

export const isToldAlike = (one: PlaybackState, other: PlaybackState): boolean =>
  told.every((name) => one[name] === other[name]);
