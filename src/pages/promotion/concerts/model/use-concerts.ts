import { useConcertsQuery } from '@/entities/concert';
import { type CreatedPlace, type Shown, useToolItems } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { useToolDesk } from '@/widgets/office';
import { concertTool, type NewConcert } from './concert-tool';

/** A concert of the server, or one of this device with how far it is. */
export type ShownConcert = Shown<Concert, NewConcert>;

export function useConcerts(place: CreatedPlace) {
  const { artistId } = place;
  const query = useConcertsQuery({ artistId }, { refetchOnMountOrArgChange: true });
  return useToolItems(concertTool, place, query);
}

/** The concerts of the artist, for each tab. */
export const useConcertDesk = () => useToolDesk<Concert, NewConcert>();
