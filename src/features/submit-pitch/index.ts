export { emptyPitch } from './model/empty-pitch';
export type { PitchForm, PitchMessage } from './model/pitch-form';
export { pitchSchema } from './model/pitch-schema';
export { formOf, sendPitch } from './model/send-pitch';
export { type SentPitch, useSentPitches } from './model/use-sent-pitches';
