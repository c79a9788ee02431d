export { PeriodChoice } from './PeriodChoice';
export { usePeriod } from './use-period';
