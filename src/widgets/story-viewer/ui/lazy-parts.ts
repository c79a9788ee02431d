import { lazyPart } from '@/shared/lib/lazy-part';

const words = ['entities.story', 'widgets.story-viewer'];

export const StoryViewer = lazyPart(() => import('./StoryViewer'), 'StoryViewer', words);
export const ArtistStories = lazyPart(() => import('./ArtistStories'), 'ArtistStories', words);
