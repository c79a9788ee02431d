import type { Track } from '@/shared/contract/track.ts';
import type { RepeatMode } from '../lib/play-order';

/** One place in the queue; the same track may stand in it twice, the key only once. */
export type QueueItem = { key: string; track: Track };

export type PlaybackState = {
  /** In the order of the list that was started. */
  queue: QueueItem[];
  /** Indexes into `queue` in the order in which they are heard. */
  order: number[];
  /** The current place in `order`; -1 while the queue is empty. */
  at: number;
  /** Grows each time that the current item starts anew, also when it repeats. */
  turn: number;
  /** The list that the queue was made from, for example `playlist:pls_1`. */
  source: string | null;
  /** What the person wants; sound may still be on its way. */
  isPlaying: boolean;
  isBuffering: boolean;
  /** 0 to 1; 0 is muted. */
  volume: number;
  /** The last audible volume that a person settled on, restored when sound is turned on again. */
  previousVolume: number;
  isShuffled: boolean;
  repeatMode: RepeatMode;
  /** Where the next shuffle takes its randomness from. */
  seed: number;
  /** Items that could not be played since one last could. */
  failedKeys: string[];
  /** The last thing that a person should hear of. */
  notice: PlaybackNotice | null;
};

/** Why a track gives no sound. `undecodable`: it arrives, and this browser cannot play it. */
export type FailureReason = 'refused' | 'server' | 'undecodable' | 'unreachable' | 'busy';

/**
 * What the player has to say of a track: it was left out (`skipped`), it is being prepared
 * (`coming`), there is nothing for it to sound on (`deaf`), another tab plays (`elsewhere`), or the
 * music stopped there for a reason. `id` tells two notices apart.
 */
export type PlaybackNotice = {
  id: number;
  kind: 'skipped' | 'coming' | 'deaf' | 'elsewhere' | FailureReason;
  title: string;
};

/** What an action changes that is worked out outside the reducer. */
export type PlaybackChange = Partial<PlaybackState>;

/** What an edit of the queue changes; nothing where it does not apply. */
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
