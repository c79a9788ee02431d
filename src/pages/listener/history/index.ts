export { HistoryPage } from './ui/HistoryPage';
