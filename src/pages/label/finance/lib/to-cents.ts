import type { ComparedArtist } from '@/shared/contract/pay-comparison.ts';
import { roundColumn } from '@/shared/lib/format';

/** Both shares to the cent, so that cards, rows and differences add up. */
export const toCents = (artists: readonly ComparedArtist[]): ComparedArtist[] =>
  roundColumn(roundColumn(artists, 'proRata'), 'userCentric');
