import { lazyPart } from '@/shared/lib/lazy-part';

export const StoryViewer = lazyPart(() => import('./StoryViewer'), 'StoryViewer');
export const ArtistStories = lazyPart(() => import('./ArtistStories'), 'ArtistStories');
