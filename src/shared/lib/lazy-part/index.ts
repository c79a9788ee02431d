export { Extra } from './Extra';
export { type LazyPart, forgetFailedLoads, lazyPart } from './lazy-part';
