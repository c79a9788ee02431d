export { formatCount, formatTick } from './format-count';
export { formatHour, formatMoment } from './format-moment';
export { formatPrice } from './format-money';
export { formatNumber, formatTyped } from './format-number';
export { formatShare } from './format-share';
export { formatTime } from './format-time';
export { formatTotalDuration } from './format-total-duration';
export {
  dash,
  formatChoices,
  formatCountry,
  formatDate,
  formatFileSize,
  formatLanguage,
  formatMonth,
  formatsIn,
  formatYear,
} from './formats-in';
export { readNumber } from './read-number';
export { readRate } from './read-rate';
export { dateFormat } from './formatters';
export { roundColumn } from './round-amounts';
export { roundShares } from './round-shares';
export { useFormats } from './use-formats';
