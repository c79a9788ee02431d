import type { Track } from '@/shared/contract/track.ts';
import type { Spot } from '@/shared/contract/marquee.ts';
import type { RepeatMode } from '../lib/play-order';

/** A track may be queued twice; the key is unique. `isAdded`: by the person, not by a list. */
export type QueueItem = { key: string; track: Track; isAdded?: boolean };

/** Seconds `left` until it can be skipped; it sounds as long as `turn` is the player's. */
export type SoundingSpot = Spot & { turn: number; left: number };

export type PlaybackState = {
  queue: QueueItem[];
  /** Indexes into `queue`. */
  order: number[];
  at: number;
  /** Increases with every start, repeats included. */
  turn: number;
  /** Such as `playlist:pls_1`. */
  source: string | null;
  isPlaying: boolean;
  isBuffering: boolean;
  /** The last track of the list was heard to its end. */
  hasEnded?: boolean;
  /** 0 to 1; 0 is muted. */
  volume: number;
  previousVolume: number;
  isShuffled: boolean;
  repeatMode: RepeatMode;
  seed: number;
  failedKeys: string[];
  message: PlaybackMessage | null;
  spot?: SoundingSpot | null;
};

/** `undecodable`: it arrives, but this browser cannot play it. */
export type FailureReason = 'refused' | 'server' | 'undecodable' | 'unreachable' | 'busy';

/** `deaf`: no output device; `elsewhere`: another tab plays. `id` distinguishes repeats. */
export type PlaybackMessage = {
  id: number;
  kind:
    | 'skipped'
    | 'coming'
    | 'deaf'
    | 'elsewhere'
    | 'noneSimilar'
    | 'similarUnreachable'
    | FailureReason;
  title: string;
};

/** The advertisement that sounds before the current track. */
export const soundingSpot = ({ spot, turn }: PlaybackState): SoundingSpot | null =>
  spot?.turn === turn ? spot : null;

export type PlaybackChange = Partial<PlaybackState>;

export type QueueEdit = Partial<
  Pick<PlaybackState, 'queue' | 'order' | 'at' | 'turn' | 'source' | 'isPlaying' | 'isBuffering'>
>;

/** See docs/product/player.md. */
export const emptyPlayback = (seed: number): PlaybackState => ({
  queue: [],
  order: [],
  at: -1,
  turn: 0,
  source: null,
  isPlaying: false,
  isBuffering: false,
  volume: 1,
  previousVolume: 1,
  isShuffled: false,
  repeatMode: 'none',
  seed,
  failedKeys: [],
  message: null,
});
