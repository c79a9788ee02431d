// The player loads what opens a copy only where there may be one.
export { copyMark } from '../model/copy-mark';
export const importCopies = () => import('../model/play-copy');
