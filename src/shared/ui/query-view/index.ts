export { QueryView } from './QueryView';
