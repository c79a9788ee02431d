export type AudioEvents = {
  /** Sound is heard. */
  playing: null;
  /** Something other than this player stopped the sound: the system, a headset, another tab. */
  paused: null;
  /** The browser does not let sound start before the person has touched the page. */
  blocked: null;
  /** Sound waits for data. */
  waiting: null;
  ended: null;
  /** The current address gives no sound: refused, lost on the way, or not decodable. */
  failed: null;
  /** There is no device to sound on; true if the music runs on in silence, as in Firefox. */
  deaf: boolean;
  /** Position in seconds, about four times a second. */
  time: number;
};

/**
 * The sound, outside React: one address is current, another may be made ready. Every time is in
 * seconds and every volume from 0 to 1. Tests replace it with `createFakeAudio`.
 */
export type AudioPlayer = {
  /** Makes an address current, paused at `startAt`; at once if it is current or ready already. */
  load: (address: string, startAt: number) => void;
  /** Starts or goes on; what comes of it is told by `playing`, `blocked` or `failed`. */
  play: () => void;
  pause: () => void;
  seek: (position: number) => void;
  setVolume: (volume: number) => void;
  /** Fetches the beginning of the address that will be loaded next. */
  preload: (address: string) => void;
  /** Lets go of every address. */
  stop: () => void;
  on: <Name extends keyof AudioEvents>(
    name: Name,
    handler: (payload: AudioEvents[Name]) => void,
  ) => () => void;
};
