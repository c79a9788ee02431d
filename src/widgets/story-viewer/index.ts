export { useOpenedStories } from './model/use-opened-stories';
export { ArtistRing } from './ui/ArtistRing';
export { StoryRow } from './ui/StoryRow';
export { StoryViewer } from './ui/lazy-parts';
