import * as z from 'zod/mini';
import { daySchema } from '@/shared/contract/primitives.ts';
import { deliveredPitchSchema } from '@/shared/contract/pitch.ts';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';

const { today: _, ...kept } = z.omit(deliveredPitchSchema, { at: true }).shape;
const { id: __, trackId: ___, releaseDate, ...fields } = kept;

/** What is typed of a pitch, and what is sent of it. See docs/product/pitching.md. */
export const pitchRules = z.object({
  ...fields,
  /** Of a release that is prepared; empty where the title is typed. */
  trackId: z.string(),
  releaseDate: z.pipe(
    z.string().check(z.minLength(1)),
    releaseDate.check(z.refine((day) => day >= dayFromToday(pitchLimits.leadDays), 'early')),
  ),
});

/** A pitch on this device, and the day there on which it was sent. */
export const newPitchSchema = z.object({ ...kept, submissionDate: daySchema });
