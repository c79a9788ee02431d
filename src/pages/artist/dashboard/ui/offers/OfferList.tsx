import { Stack } from '@/shared/ui/stack';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { OfferCard } from './OfferCard';

type OfferListProps = {
  /** Oldest first. */
  offers: readonly ArtistOffer[];
  /** After accepting, the artist's data changes. */
  onAccepted: () => void;
};

/** Open offers, above the figures. */
export function OfferList({ offers, onAccepted }: OfferListProps) {
  return (
    <Stack as="ul" gap={3}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onAccepted={onAccepted} />
      ))}
    </Stack>
  );
}
