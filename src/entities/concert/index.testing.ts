export { makeConcert, makeTourStats, makeUpcomingConcert } from './testing/make-concert';
