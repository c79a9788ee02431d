export { Extra } from './Extra';
export { forgetFailedLoads } from './failed-loads';
export { LeftOut, type LazyPart, lazyPart, standInBy } from './lazy-part';
