export { usePlayResult } from './model/use-play-result';
