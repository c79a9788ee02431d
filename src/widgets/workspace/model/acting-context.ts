import { guardedContext } from '@/shared/lib/guarded-context';
import type { Acting } from './use-acting';

/** For whom the tool around a tab is used. */
export const [ActingContext, useActingArtist] = guardedContext<Acting>(
  'There is no ForActingArtist around it.',
);
