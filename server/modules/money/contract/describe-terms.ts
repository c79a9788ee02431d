import type { OfferTerms } from '#contract/label-contract.ts';

export const describeTerms = ({ royaltyRate, startsOn, endsOn }: OfferTerms) => ({
  royaltyRate: String(royaltyRate),
  startsOn,
  endsOn,
});
