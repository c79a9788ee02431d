export { RoyaltiesTab } from './ui/RoyaltiesTab';
