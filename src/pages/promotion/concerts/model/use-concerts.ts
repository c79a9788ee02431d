import { useConcertsQuery } from '@/entities/concert';
import { type OutboxScope, listedFor, useToolItems } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { useToolDesk } from '@/widgets/office';
import { concertItem } from './concert-item';
import type { NewConcert } from './concert-rules';

export function useConcerts(scope: OutboxScope) {
  const query = useConcertsQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(concertItem, scope, query);
}

/** The tool's state for its tabs. */
export const useConcertDesk = () => useToolDesk<Concert, NewConcert>();
