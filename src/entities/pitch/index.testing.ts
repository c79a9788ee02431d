export { makeJudgedPitch, makePitch, makePitchPlaylist } from './testing/make-pitch';
