export { pitchTool } from './model/pitch-tool';
export { keepPitch } from './testing/keep-pitch';
