import * as z from 'zod/mini';
import { daySchema } from '@/shared/contract/primitives.ts';
import { deliveredPitchSchema } from '@/shared/contract/pitch.ts';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';

const { today: _, ...pitchFields } = z.omit(deliveredPitchSchema, { at: true }).shape;
const { id: __, trackId: ___, releaseDate, ...fields } = pitchFields;

/** See docs/product/pitching.md. */
export const pitchRules = z.object({
  ...fields,
  /** A track of an upcoming release; empty where the title is typed. */
  trackId: z.string(),
  releaseDate: z.pipe(
    z.string().check(z.minLength(1)),
    releaseDate.check(z.refine((day) => day >= dayFromToday(pitchLimits.leadDays), 'early')),
  ),
});

/** A pitch on this device, with its local day of submission. */
export const newPitchSchema = z.object({ ...pitchFields, submissionDate: daySchema });
