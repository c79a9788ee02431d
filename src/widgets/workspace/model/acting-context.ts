import { guardedContext } from '@/shared/lib/guarded-context';
import type { Acting } from './use-acting';

/** The artist or label that the tool around a tab is used for. */
export const [ActingContext, useActingArtist] = guardedContext<Acting>(
  'There is no ForActingArtist around it.',
);
