export { SavePapers } from './ui/SavePapers';
