export { type SentPitch, usePitches } from './model/pitch-item';
export type { NewPitch } from './model/pitch-rules';
export { type PitchDraft, usePitchForm } from './model/use-pitch-form';
