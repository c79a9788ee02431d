export { AnalyticsTab } from './ui/AnalyticsTab';
export { CampaignsTab } from './ui/CampaignsTab';
export { CreativesTab } from './ui/CreativesTab';
export { MarqueePage } from './ui/MarqueePage';
export { OverviewTab } from './ui/OverviewTab';
