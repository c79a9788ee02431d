export { makeMix } from './testing/make-mix';
