export { pitches } from './model/pitches';
export { sendPitch } from './model/send-pitch';
export { usePitches } from './model/use-pitches';
