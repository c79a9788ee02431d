export { OverviewTab } from './ui/OverviewTab';
