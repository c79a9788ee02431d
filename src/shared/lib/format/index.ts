export { formatCount, formatTick } from './format-count';
export { formatHour, formatMoment } from './format-moment';
export { formatPrice } from './format-money';
export { formatNumber, formatTyped } from './format-number';
export { formatShare } from './format-share';
export { formatTime, formatTotalDuration } from './format-time';
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
export { readNumber, readRate } from './read-number';
export { dateFormat } from './formatters';
export { roundShares, roundColumn } from './round-shares';
export { useFormats } from './use-formats';
