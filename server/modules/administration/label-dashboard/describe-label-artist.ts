import type { LabelArtist } from '#contract/label-figures.ts';
import { imagePath } from '../../../media/image-path.ts';
import { standingContract, statusOn } from './label-info.ts';
import type { CountedRow, RosterRow } from './label-roster.repository.ts';

type Sums = { stated: number | undefined; counted: CountedRow | undefined };

/**
 * @param rows one artist's contracts with the label, at least one.
 * @param day today, `yyyy-mm-dd`.
 */
export function describeLabelArtist(
  rows: readonly [RosterRow, ...RosterRow[]],
  { stated = 0, counted }: Sums,
  day: string,
): LabelArtist {
  const [{ artistId, artist, publicListeners, listeners, contract: first }] = rows;
  const contracts = rows.map(({ contract }) => contract);
  const standing = standingContract(contracts, day) ?? first;
  const contractStatus = statusOn(standing, day);
  const { name, genre, country, verified, followers } = artist;
  return {
    id: artistId,
    name,
    genre,
    country,
    image: imagePath('artist', artistId),
    verified,
    // The artist's own count is only for labels with an active contract.
    monthlyListeners: contractStatus === 'active' ? listeners : publicListeners,
    followers,
    totalEarnings: (stated + (counted?.earned ?? 0)) / 1_000_000,
    monthlyStreams: counted?.streams ?? 0,
    ...(counted !== undefined && counted.waiting > 0 && { held: counted.waiting }),
    contractStatus,
    royaltyRate: standing.royaltyRate,
    joinDate: standing.joinedOn,
  };
}
