export type { AudioPlayer } from './audio-player';
export { createAudioPlayer } from './create-audio-player';
