/** Storage key. */
export const playbackKey = 'playback';
