export { logFailure } from './log-failure';
