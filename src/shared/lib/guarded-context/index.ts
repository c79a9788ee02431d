export { guardedContext } from './guarded-context';
