export { canEqualise } from './abilities';
export type { AudioPlayer, Tone, TonedPlayer } from './audio-player';
export { bands } from './bands';
export { createAudioPlayer } from './create-audio-player';
