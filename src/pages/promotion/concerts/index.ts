export { ConcertsPage } from './ui/ConcertsPage';
export { ConcertsTab } from './ui/ConcertsTab';

/** Loads the upload of created items, once one waits. */
export const loadConcertStage = async () => (await import('./model/stage-concert')).stageConcert;
