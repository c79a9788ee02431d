import type * as z from 'zod/mini';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import { usePitchesQuery } from '@/entities/pitch';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { defaultPitchDetails, pitchGenres, pitchMoods } from '@/shared/contract/pitch-choices.ts';
import { formSchema } from '@/shared/lib/form';
import type { newPitchSchema, pitchRules } from './pitch-rules';

export type NewPitch = z.output<typeof newPitchSchema>;

export type PitchForm = z.input<typeof pitchRules>;

/** Null for one that only the server has. */
export type SentPitch = Shown<Pitch, NewPitch>;

/** See docs/product/pitching.md. */
export const pitchTool = defineTool<NewPitch, Pitch>({
  address: 'promotion/pitches',
  act: 'submit-pitch',
  schema: async () => (await import('./pitch-rules')).newPitchSchema,
  getName: ({ trackTitle }) => trackTitle,
  toBody: ({ id: _, submissionDate: today, ...body }) => ({ ...body, today }),
  toThing: (item) => ({ ...item, status: 'pending', coverImage: null }),
});

export const pitchSchema = formSchema<PitchForm, PitchForm>(
  async () => (await import('./pitch-rules')).pitchRules,
);

export const emptyPitch = (artistName: string): PitchForm => ({
  trackId: '',
  trackTitle: '',
  artistName,
  releaseDate: '',
  genre: pitchGenres[0],
  mood: pitchMoods[0],
  description: '',
  targetPlaylists: [],
  ...defaultPitchDetails,
});

/** Pending pitches of this device stand in front of the server's. */
export function usePitches(scope: OutboxScope) {
  const query = usePitchesQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(pitchTool, scope, query);
}
