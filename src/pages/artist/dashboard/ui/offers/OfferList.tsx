import { Stack } from '@/shared/ui/stack';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { OfferCard } from './OfferCard';

type OfferListProps = {
  /** The oldest first. */
  offers: readonly ArtistOffer[];
  /** One was accepted: what is shown of the artist is another. */
  onAccepted: () => void;
};

/** What labels offer, above the figures until it is answered. */
export function OfferList({ offers, onAccepted }: OfferListProps) {
  return (
    <Stack as="ul" gap={3}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onAccepted={onAccepted} />
      ))}
    </Stack>
  );
}
