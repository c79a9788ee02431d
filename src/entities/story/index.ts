export {
  useArtistStoriesQuery,
  useHideStoriesMutation,
  useLikeStoryMutation,
  useMyStoriesQuery,
  useOtherStoriesQuery,
  useRemoveStoryMutation,
  useSeeStoryMutation,
} from './api/story-api';
export { useStoryWords } from './lib/use-story-words';
export { StoryPicture } from './ui/StoryPicture';
export { StoryRing } from './ui/StoryRing';
