export { type LazyPart, forgetFailedLoads, lazyPart } from './lazy-part';
