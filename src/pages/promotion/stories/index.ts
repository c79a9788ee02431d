export { StoriesPage } from './ui/StoriesPage';

/** Loads the upload of created items, once one waits. */
export const loadStoryStage = async () => (await import('./model/stage-story')).stageStory;
