/** Name under which the player is kept on the device. */
export const playbackKey = 'playback';
