import { useConcertsQuery } from '@/entities/concert';
import { type CreatedPlace, listedFor, type Shown, useToolItems } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { useToolDesk } from '@/widgets/office';
import { concertTool, type NewConcert } from './concert-tool';

/** A concert of the server, or one of this device with how far it is. */
export type ShownConcert = Shown<Concert, NewConcert>;

export function useConcerts(place: CreatedPlace) {
  const query = useConcertsQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  return useToolItems(concertTool, place, query);
}

/** The concerts of the artist, or of all artists of a label, for each tab. */
export const useConcertDesk = () => useToolDesk<Concert, NewConcert>();
