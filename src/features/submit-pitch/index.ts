export { type NewPitch, type SentPitch, usePitches } from './model/pitch-tool';
export { type PitchDraft, usePitchForm } from './model/use-pitch-form';
