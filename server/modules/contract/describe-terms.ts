import type { OfferTerms } from '#contract/label-contract.ts';

/** Terms as they are written down. */
export const describeTerms = ({ royaltyRate, startsOn, endsOn }: OfferTerms) => ({
  royaltyRate: String(royaltyRate),
  startsOn,
  endsOn,
});
