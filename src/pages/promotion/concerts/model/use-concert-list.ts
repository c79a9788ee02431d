import { useConcertsQuery } from '@/entities/concert';
import { type Created, type CreatedPlace, useListWithCreated } from '@/entities/outbox';
import { type NewConcert, newConcerts } from '@/features/create-concert';
import type { Concert } from '@/shared/contract/concert.ts';

/** A concert of the server, or one of this device with how far it is. */
export type ShownConcert = { concert: Concert; created: Created<NewConcert> | null };

/** Those that were added and are not delivered yet, in front of those that the server has. */
export function useConcertList(place: CreatedPlace) {
  const { artistId } = place;
  const query = useConcertsQuery({ artistId }, { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    newConcerts,
    { place, query },
    { asThing: asConcert, show: (concert, created): ShownConcert => ({ concert, created }) },
  );
}

/** A new one, before the server has it: announced, with nothing sold. */
function asConcert({ fileKey: _, ...item }: NewConcert): Concert {
  const { ticketPriceMin: min, ticketPriceMax: max, currency, ...concert } = item;
  return {
    ...concert,
    ticketsSold: 0,
    status: 'announced',
    ticketPrice: { min, max, currency },
  };
}
