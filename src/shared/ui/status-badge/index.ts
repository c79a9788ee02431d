export { StatusBadge, type StatusMeaning } from './StatusBadge';
