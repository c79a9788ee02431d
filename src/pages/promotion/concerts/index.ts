export { ConcertsPage } from './ui/ConcertsPage';
