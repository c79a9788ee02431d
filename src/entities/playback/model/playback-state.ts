import type { Track } from '@/shared/contract/track.ts';
import type { RepeatMode } from '../lib/play-order';

/** A track may be queued twice; the key is unique. */
export type QueueItem = { key: string; track: Track };

export type PlaybackState = {
  /** In list order. */
  queue: QueueItem[];
  /** Indexes into `queue` in playing order. */
  order: number[];
  /** Position in `order`; -1 for an empty queue. */
  at: number;
  /** Increases with every start of an item, repeats included. */
  turn: number;
  /** The list of the queue, such as `playlist:pls_1`. */
  source: string | null;
  /** The user's wish; the audio may still be loading. */
  isPlaying: boolean;
  isBuffering: boolean;
  /** 0 to 1; 0 is muted. */
  volume: number;
  /** The last audible volume, restored on unmuting. */
  previousVolume: number;
  isShuffled: boolean;
  repeatMode: RepeatMode;
  /** Seed of the next shuffle. */
  seed: number;
  /** Items that failed since the last success. */
  failedKeys: string[];
  /** The last message. */
  notice: PlaybackNotice | null;
};

/** `undecodable`: it arrives, but this browser cannot play it. */
export type FailureReason = 'refused' | 'server' | 'undecodable' | 'unreachable' | 'busy';

/**
 * `skipped`: the track was left out; `coming`: it is being prepared; `deaf`: there is no output
 * device; `elsewhere`: another tab plays; otherwise the music stopped. `id` distinguishes
 * repeats.
 */
export type PlaybackNotice = {
  id: number;
  kind: 'skipped' | 'coming' | 'deaf' | 'elsewhere' | FailureReason;
  title: string;
};

/** A change computed outside the reducer. */
export type PlaybackChange = Partial<PlaybackState>;

/** Empty where the edit does not apply. */
export type QueueEdit = Partial<
  Pick<PlaybackState, 'queue' | 'order' | 'at' | 'turn' | 'source' | 'isPlaying' | 'isBuffering'>
>;

/** Default volume 1. See docs/product/player.md. */
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
  notice: null,
});
