export { AnalyticsTab } from './ui/AnalyticsTab';
