import type { LabelPayout } from '#contract/label-figures.ts';
import { imagePath } from '../../../media/image-path.ts';
import { describeDelay } from '../../money/payment-history/index.ts';
import type { LabelPayoutRow } from './label-payouts.repository.ts';

/** Millionths of a euro in a cent. */
const cent = 10_000;

const inEuros = (cents: number) => cents / 100;

/** @param minimum cents */
export function describePayout(row: LabelPayoutRow, minimum: number): LabelPayout {
  const { id, artistId, artistName, earned, payable, carried, royaltyRates, amount, status, date } =
    row;
  return {
    id,
    artist: { id: artistId, name: artistName, image: imagePath('artist', artistId) },
    gross: earned / 1_000_000,
    commission: (earned - payable * cent) / 1_000_000,
    share: inEuros(payable),
    ...(row.shared !== 0 && { shared: inEuros(row.shared) }),
    amount: inEuros(amount ?? 0),
    carried: inEuros(carried),
    royaltyRates,
    status: status ?? 'carried',
    date,
    delay: describeDelay(row.delay, minimum),
    ...(row.held > 0 && { held: row.held }),
  };
}
