export { makePreparation, makePreparedTrack } from './testing/make-preparation';
