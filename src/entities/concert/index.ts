export {
  useCancelConcertMutation,
  useChangeConcertMutation,
  useConcertsQuery,
  useLazyConcertsQuery,
  useRemoveConcertMutation,
  useTourStatsQuery,
} from './api/concert-api';
export { ConcertBadge } from './ui/ConcertBadge';
export { useConcertWords } from './ui/use-concert-words';
