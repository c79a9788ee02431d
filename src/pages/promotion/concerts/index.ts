export { ConcertsPage } from './ui/ConcertsPage';
export { ConcertsTab } from './ui/ConcertsTab';
