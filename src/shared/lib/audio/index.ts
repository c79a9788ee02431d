export { canEqualise } from './abilities';
export type { AudioPlayer, Tone, TonedPlayer } from './audio-player';
export { bands, mostGain } from './bands';
export { createAudioPlayer } from './create-audio-player';
