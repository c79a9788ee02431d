import { useConcertsQuery } from '@/entities/concert';
import { type CreatedPlace, listedFor, type Shown, useToolItems } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { useToolDesk } from '@/widgets/office';
import { concertTool, type NewConcert } from './concert-tool';

/** A concert of the server, or of this device with its delivery. */
export type ShownConcert = Shown<Concert, NewConcert>;

export function useConcerts(place: CreatedPlace) {
  const query = useConcertsQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  return useToolItems(concertTool, place, query);
}

/** The tool's state for its tabs. */
export const useConcertDesk = () => useToolDesk<Concert, NewConcert>();
