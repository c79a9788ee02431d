export { stageStory } from './model/stage-story';
export { StoriesPage } from './ui/StoriesPage';
