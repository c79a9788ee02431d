export { Extra } from './Extra';
export { forgetFailedLoads } from './failed-loads';
export { LeftOut, type LazyPart, type StandInProps, lazyPart, standInBy } from './lazy-part';
