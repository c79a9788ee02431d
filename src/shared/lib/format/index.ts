export { formatCount } from './format-count';
export { formatDate } from './format-date';
export { formatTime } from './format-time';
export { formatTotalDuration } from './format-total-duration';
