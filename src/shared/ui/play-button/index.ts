export { PlayButton } from './PlayButton';
