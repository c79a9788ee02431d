export { ArtistRing } from './ui/ArtistRing';
export { StoryRow } from './ui/StoryRow';
export { StoryViewer } from './ui/lazy-parts';
