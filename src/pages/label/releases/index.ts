export { ReleasesTab } from './ui/ReleasesTab';
