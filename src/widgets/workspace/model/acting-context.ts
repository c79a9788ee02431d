import { guardedContext } from '@/shared/lib/guarded-context';
import type { Acting } from './use-acting';

export const [ActingContext, useActingArtist] = guardedContext<Acting>(
  'There is no ForActingArtist around it.',
);
