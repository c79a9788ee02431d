export { keepStory } from './model/keep-story';
export { type NewStory, newStories } from './model/stories';
export { stageStory } from './model/stage-story';
