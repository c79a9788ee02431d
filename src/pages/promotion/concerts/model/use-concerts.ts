import { useConcertsQuery } from '@/entities/concert';
import { type OutboxScope, listedFor, type Shown, useToolItems } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { useToolDesk } from '@/widgets/office';
import { concertTool, type NewConcert } from './concert-tool';

/** A concert of the server, or of this device with its delivery. */
export type ShownConcert = Shown<Concert, NewConcert>;

export function useConcerts(scope: OutboxScope) {
  const query = useConcertsQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(concertTool, scope, query);
}

/** The tool's state for its tabs. */
export const useConcertDesk = () => useToolDesk<Concert, NewConcert>();
