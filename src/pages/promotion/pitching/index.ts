export { PitchingPage } from './ui/PitchingPage';
