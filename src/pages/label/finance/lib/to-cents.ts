import type { ComparedArtist } from '@/shared/contract/pay-comparison.ts';
import { roundAmounts } from '@/shared/lib/format';

/** Both shares to the cent, so that cards, rows and differences add up. */
export function toCents(artists: readonly ComparedArtist[]): ComparedArtist[] {
  const proRata = roundAmounts(artists.map((artist) => artist.proRata));
  const userCentric = roundAmounts(artists.map((artist) => artist.userCentric));
  return artists.map((artist, index) => ({
    ...artist,
    proRata: proRata[index] ?? 0,
    userCentric: userCentric[index] ?? 0,
  }));
}
