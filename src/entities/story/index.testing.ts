export { makeStory, storyTimes } from './testing/make-story';
