export { BringMusicPage } from './ui/BringMusicPage';
