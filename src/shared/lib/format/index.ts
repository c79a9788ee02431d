export { formatCount } from './format-count';
export { formatDate } from './format-date';
export { formatMoney } from './format-money';
export { formatMonth, formatYear } from './format-month';
export { formatNumber } from './format-number';
export { formatCountry, formatLanguage } from './format-place';
export { formatTime } from './format-time';
export { formatTotalDuration } from './format-total-duration';
