export const playbackKey = 'playback';
