export { can } from './can';
export { hasRight } from './has-right';
