export { forgetFailedLoads, lazyPart } from './lazy-part';
