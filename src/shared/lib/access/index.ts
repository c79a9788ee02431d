export { can } from './can';
