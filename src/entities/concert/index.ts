export {
  useCancelConcertMutation,
  useChangeConcertMutation,
  useConcertsQuery,
  useLazyConcertsQuery,
  useRemoveConcertMutation,
  useTourStatsQuery,
} from './api/concert-api';
export { BuyLink } from './ui/BuyLink';
export { ConcertBadge } from './ui/ConcertBadge';
export { ConcertRow } from './ui/ConcertRow';
export { useConcertWords } from './ui/use-concert-words';
