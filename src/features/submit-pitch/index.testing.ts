export { pitchItem } from './model/pitch-item';
export { keepPitch } from './testing/keep-pitch';
