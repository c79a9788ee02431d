export type AudioEvents = {
  playing: null;
  /** The system, a headset or another tab stopped the sound. */
  paused: null;
  /** The browser blocks sound before the first gesture. */
  blocked: null;
  waiting: null;
  ended: null;
  /** The preloaded address sounds, or begins to; `load` of it leaves the sound as it is. */
  moved: null;
  /** The address was rejected, is unreachable or cannot be decoded. */
  failed: null;
  /** There is no output device; true if playback continues silently. */
  deaf: boolean;
  /** Seconds; about four times a second. */
  time: number;
};

export type Joint = {
  /** Whether the next address is, or is to be, heard without a gap after this one. */
  isSeamless: boolean;
  /** Seconds for which both are to be heard, where volume can be set; 0 for none. */
  fade?: number;
};

/** Plays one address and preloads another. Times in seconds, volumes from 0 to 1. */
export type AudioPlayer = {
  load: (address: string, startAt: number, joint?: Joint) => void;
  play: () => void;
  pause: () => void;
  seek: (position: number) => void;
  setVolume: (volume: number) => void;
  /** Null takes back what the sound would run on into. */
  preload: (address: string | null, joint?: Joint) => void;
  stop: () => void;
  /** The elements that sound or are to; others after `renew`. */
  voices: () => readonly HTMLAudioElement[];
  /** Silences the elements and takes others; what was loaded has `failed`. */
  renew: () => void;
  on: <Name extends keyof AudioEvents>(
    name: Name,
    handler: (payload: AudioEvents[Name]) => void,
  ) => () => void;
};

/** Decibels for each of `bands`. */
export type Tone = readonly number[];

/** Null plays everything as it is. */
export type TonedPlayer = AudioPlayer & { setTone: (tone: Tone | null) => void };
