export { OfflinePage } from './ui/OfflinePage';
