export { PeriodChoice, usePeriod } from './PeriodChoice';
