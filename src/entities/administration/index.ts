export {
  useAdminSummaryQuery,
  useRoyaltySummaryQuery,
  useServiceSettingsQuery,
} from './api/administration-api';
export { countries, roles, sorts, statuses, subscriptions } from './model/choices';
export { summaryFigures } from './model/summary-figures';
export { useSystemState } from './model/use-system-state';
export { useTurnSetting } from './model/use-turn-setting';
export { SettingList } from './ui/SettingList';
export { SystemStatus } from './ui/SystemStatus';
