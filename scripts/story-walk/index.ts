export { readStories, type Story } from './read-stories.ts';
export { serveStorybook } from './serve-storybook.ts';
export type { OwnGlobals, Size } from './own-globals.ts';
export { openWalk, type Shown, type StoryWalk, type WalkOptions } from './story-walk.ts';
