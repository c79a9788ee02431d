import { lazySchema } from '@/shared/lib/form';
import type { PitchForm } from './pitch-form';

/** The rules of the form, fetched when somebody is about to fill it in. */
export const pitchSchema = lazySchema<PitchForm>(() =>
  import('./pitch-form').then((form) => form.pitchFormSchema),
);
