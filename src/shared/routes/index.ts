export { type Area, type Prefetches, type Screen, type ScreenAccess, defineArea } from './area';
export { paths } from './paths';
