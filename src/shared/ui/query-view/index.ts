export { QueryView, isMissing } from './QueryView';
