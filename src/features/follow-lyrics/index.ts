export { LyricsButton } from './ui/LyricsButton';
export { LyricsPanel } from './ui/LyricsPanel';
export { LyricsStage } from './ui/LyricsStage';
