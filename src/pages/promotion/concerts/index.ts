export { stageConcert } from './model/stage-concert';
export { ConcertsPage } from './ui/ConcertsPage';
export { ConcertsTab } from './ui/ConcertsTab';
