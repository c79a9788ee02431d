export { can, hasRight } from './can';
