export { createRunOnPlayer, type RunOnPlayer } from './create-run-on-player';
