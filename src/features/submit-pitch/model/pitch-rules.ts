import * as z from 'zod/mini';
import { deliveredPitchSchema } from '@/shared/contract/pitch.ts';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday, typedIdOrNone } from '@/shared/lib/form';

/** A pitch on this device; `today` is its local day of submission. */
export const stored = z.object(z.omit(deliveredPitchSchema, { at: true }).shape);

const { id: _, today: __, releaseDate, ...fields } = stored.shape;

/** See docs/product/pitching.md. */
export const rules = z.object({
  ...fields,
  /** A track of an upcoming release; empty where the title is typed. */
  trackId: typedIdOrNone,
  releaseDate: z.pipe(
    z.string().check(z.minLength(1)),
    releaseDate.check(z.refine((day) => day >= dayFromToday(pitchLimits.leadDays), 'early')),
  ),
});

export type PitchForm = z.input<typeof rules>;
export type PitchSent = z.output<typeof rules>;
export type NewPitch = z.output<typeof stored>;
