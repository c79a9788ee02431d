export { notePlay } from './offline-plays';
export { openCopy } from './open-copy';
